// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import TestSupport

/// Updates of signed files that nobody thought of: objects become others, keys lead elsewhere.
struct RandomEdit {
  private var numbers: SplitMix64
  private(set) var file: AttackedFile
  private var objects: [Int: String] = [:]
  private var options = AttackedFile.Options()
  private let size: Int

  init(_ file: AttackedFile, seed: Int) {
    self.file = file
    numbers = SplitMix64(seed: UInt64(bitPattern: Int64(seed)))
    size = max(file.size, 8)
  }

  /// The file with one update, or two.
  mutating func apply() {
    for _ in 0..<Int.random(in: 1...2, using: &numbers) {
      (objects, options) = ([:], AttackedFile.Options())
      file.form = UpdateForm.allCases.randomElement(using: &numbers) ?? .table
      for _ in 0..<Int.random(in: 1...4, using: &numbers) { edit() }
      file.append(objects, options)
    }
  }

  private static let keys = [
    "Info", "Metadata", "DSS", "Contents", "Resources", "Annots", "AP", "V", "Parent", "Kids",
    "Fields", "DR", "Pages", "Type", "AcroForm", "Names", "XObject", "Font", "N", "Certs", "VRI",
    "Rotate", "MediaBox", "CropBox", "F", "AS", "Rect", "Extensions", "Perms", "Group", "OC", "P",
    "Version", "Popup", "IRT", "Tabs", "B", "MK", "Own", "Opt", "Lock", "Reference", "OCProperties",
    "Filter", "DecodeParms", "Subtype", "FT", "T", "Ff", "Encoding", "ToUnicode", "Widths", "BBox",
  ]
  private static let values = [
    "null", "true", "/Off", "/Yes", "/ObjStm", "/XRef", "/Sig", "/Metadata", "/Widget", "/Stamp",
    "/DocTimeStamp", "90", "[0 0 300 200]", "[]", "<< >>", "(x)", "2", "4", "/ETSI.RFC3161",
    "/Page",
  ]

  private mutating func edit() {
    let number = someNumber()
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0: objects[number] = text(someNumber())
    case 1: objects[number] = AttackedFile.stream(AttackBase.forged)
    case 2: objects[number] = AttackedFile.form(AttackBase.forged)
    case 3: objects[number] = redirected(text(number))
    case 4, 5: objects[number] = extended(text(number))
    case 6: objects[number] = renamed(text(number))
    case 7: options.trailer += " /\(someKey()) \(someValue())"
    case 8: options.trailer += " /Info \(number) 0 R"
    default: disturb(number)
    }
  }

  /// Something about how the file says where its objects are.
  private mutating func disturb(_ number: Int) {
    let place = Int.random(in: 0..<file.data.count, using: &numbers)
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0: options.unlisted.insert(number)
    case 1: options.lines[number] = AttackedFile.line(place, 0)
    case 2: options.lines[number] = "0000000000 00001 f "
    case 3: options.size = number
    case 4: options.table = number
    case 5: options.generation = 1
    case 6: objects[number] = AttackedFile.objectStream([(someNumber(), text(someNumber()))])
    default: options.trailer += " /XRefStm \(place)"
    }
  }

  private mutating func someNumber() -> Int { Int.random(in: 1..<(size + 4), using: &numbers) }
  private mutating func someKey() -> String { Self.keys.randomElement(using: &numbers) ?? "V" }

  private mutating func someValue() -> String {
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: Self.values.randomElement(using: &numbers) ?? "null"
    case 1: "[\(someNumber()) 0 R]"
    case 2: "<< /\(someKey()) \(someNumber()) 0 R >>"
    default: "\(someNumber()) 0 R"
    }
  }

  private func text(_ number: Int) -> String { objects[number] ?? file.object(number) }

  /// One reference leads elsewhere.
  private mutating func redirected(_ text: String) -> String {
    let places = text.ranges(of: /[0-9]+ 0 R/)
    guard let place = places.randomElement(using: &numbers) else { return text }
    return text.replacingCharacters(in: place, with: "\(someNumber()) 0 R")
  }

  /// A dictionary has one more entry, before all others or behind them.
  private mutating func extended(_ text: String) -> String {
    let entry = " /\(someKey()) \(someValue()) "
    let places = text.ranges(of: "<<") + text.ranges(of: ">>")
    guard let place = places.randomElement(using: &numbers) else { return text }
    let mark = String(text[place])
    return text.replacingCharacters(in: place, with: mark == "<<" ? mark + entry : entry + mark)
  }

  /// A name changes.
  private mutating func renamed(_ text: String) -> String {
    let places = text.ranges(of: /\/[A-Za-z]+/)
    guard let place = places.randomElement(using: &numbers) else { return text }
    return text.replacingCharacters(in: place, with: "/" + someKey())
  }
}
