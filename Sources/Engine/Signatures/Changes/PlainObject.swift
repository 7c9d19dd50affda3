// SPDX-License-Identifier: AGPL-3.0-or-later

/// A PDF object without following references: a reference is a value.
///
/// Names and keys are kept byte for byte (each byte is one scalar), so that two names are equal only
/// if their bytes are.
indirect enum PlainObject: Hashable {
  case null
  case boolean(Bool)
  /// The number in its printed form. Numbers in memory are more precise than in a file. A whole number
  /// that is written as a real, where readers expect an integer, ends in a point.
  case number(String)
  case string([UInt8])
  case name(String)
  case array([PlainObject])
  case dictionary([String: PlainObject])
  /// The dictionary without the length, which is an entry of the encoding.
  case stream([String: PlainObject])
  case reference(Int, generation: Int)

  /// The entries of a dictionary or stream; `nil` for other objects.
  var entries: [String: PlainObject]? {
    switch self {
    case .dictionary(let entries), .stream(let entries): entries
    default: nil
    }
  }

  var elements: [PlainObject]? { if case .array(let elements) = self { elements } else { nil } }
  var name: String? { if case .name(let name) = self { name } else { nil } }
  var bytes: [UInt8]? { if case .string(let bytes) = self { bytes } else { nil } }
  var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
  var integer: Int? {
    if case .number(let text) = self {
      Int(text.hasSuffix(".") ? text.dropLast() : text[...])
    } else {
      nil
    }
  }
  var real: Double? { if case .number(let text) = self { Double(text) } else { nil } }
  /// The number of the referenced object.
  var target: Int? { if case .reference(let number, _) = self { number } else { nil } }

  /// A string as decoded text.
  var text: String? { bytes.map(TextString.decode) }

  /// The value of a dictionary's key; null if it is missing, which is equivalent (7.3.7).
  subscript(key: String) -> PlainObject { entries?[key] ?? .null }

}

/// Reads an object in the facade's form (`cm_object_tokens`).
struct PlainObjectReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// `nil` if there is no object.
  mutating func read() -> PlainObject? {
    guard position < bytes.count else { return nil }
    let mark = bytes[position]
    position += 1
    switch mark {
    case UInt8(ascii: "t"): return .boolean(true)
    case UInt8(ascii: "f"): return .boolean(false)
    case UInt8(ascii: "#"): return .number(text())
    case UInt8(ascii: "("): return .string(Array(piece()))
    case UInt8(ascii: "/"): return .name(text())
    case UInt8(ascii: "["): return .array((0..<integer()).compactMap { _ in read() })
    case UInt8(ascii: "<"): return .dictionary(entries())
    case UInt8(ascii: "s"):
      return .stream(entries())
    case UInt8(ascii: "R"):
      let number = integer()
      return .reference(number, generation: integer())
    default: return .null
    }
  }

  private mutating func entries() -> [String: PlainObject] {
    var entries: [String: PlainObject] = [:]
    for _ in 0..<integer() {
      position += 1
      let key = text()
      guard let value = read() else { break }
      if value != .null || PlainObjectReader.inheritable.contains(key) { entries[key] = value }
    }
    return entries
  }

  /// The entries that a page inherits from its parent. A page without an entry has that of its parent,
  /// and readers differ on whether a page with null has it too (ISO 32000-2, table 31).
  private static let inheritable: Set<String> = ["Resources", "MediaBox", "CropBox", "Rotate"]

  private mutating func text() -> String { String(decoding: piece(), as: UTF8.self) }

  private mutating func integer() -> Int {
    guard bytes.count - position >= 4 else { return 0 }
    defer { position += 4 }
    let value = bytes.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: position, as: Int32.self)
    }
    return max(0, Int(Int32(littleEndian: value)))
  }

  private mutating func piece() -> ArraySlice<UInt8> {
    let count = integer()
    guard count <= bytes.count - position else { return [] }
    defer { position += count }
    return bytes[position..<position + count]
  }
}

/// A reference within an object.
struct PlainReference: Hashable {
  let number: Int
  let generation: Int
  /// The key of the innermost dictionary with the reference.
  let key: String
  /// What that dictionary is.
  let holder: Holder
  /// Whether the reference belongs to something that is drawn. Resources can have any name there, so
  /// that the key tells nothing.
  let isDrawn: Bool

  enum Holder: Hashable {
    /// The object whose references are listed.
    case itself
    /// An action within it (ISO 32000-2, table 196).
    case action
    case other
  }
}

extension PlainObject {
  /// The references in the object.
  ///
  /// - Parameters:
  ///   - key: the key of the object itself.
  ///   - holder: what has that key.
  ///   - isDrawn: whether the object belongs to something that is drawn.
  func references(
    under key: String = "", of holder: PlainReference.Holder = .itself, isDrawn: Bool = false
  ) -> [PlainReference] {
    var found: [PlainReference] = []
    collect(under: key, of: holder, isDrawn: isDrawn, into: &found)
    return found
  }

  private func collect(
    under key: String, of holder: PlainReference.Holder, isDrawn: Bool,
    into found: inout [PlainReference]
  ) {
    let isDrawn = isDrawn || PlainObject.drawingKeys.contains(key)
    switch self {
    case .reference(let number, let generation):
      found.append(
        PlainReference(
          number: number, generation: generation, key: key, holder: holder, isDrawn: isDrawn))
    case .array(let elements):
      for element in elements {
        element.collect(under: key, of: holder, isDrawn: isDrawn, into: &found)
      }
    case .dictionary(let entries):
      let isAction = entries["S"]?.name != nil
      let own: PlainReference.Holder =
        isAction ? .action : holder == .itself && key.isEmpty ? .itself : .other
      for (key, value) in entries {
        value.collect(under: key, of: own, isDrawn: isDrawn, into: &found)
      }
    case .stream(let entries):
      // Form XObjects, patterns and images are streams.
      for (key, value) in entries {
        value.collect(under: key, of: .other, isDrawn: true, into: &found)
      }
    default: return
    }
  }

  /// The keys of appearances, icons and resources.
  private static let drawingKeys: Set<String> = ["AP", "DR", "MK", "Resources"]
}
