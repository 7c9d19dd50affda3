// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Exchange
import Foundation
import Members
import Testing

@testable import Engine

/// Each member of an annotation comes back out of each file format that has a place for it.
struct KeptMemberTests {
  @Test func aSavedFileKeepsThem() throws {
    let bench = try prepared()
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try bench.editor.save(to: file.path, SaveOptions(.auto), expected: nil, isOriginal: false)
    let lost = try self.lost(in: Bench(path: file.path))
    #expect(lost == [])
  }

  @Test func xfdfKeepsWhatItHasAPlaceFor() throws {
    let lost = try self.lost(through: .xfdf)
    #expect(lost == [])
  }

  @Test func instantJSONKeepsWhatItHasAPlaceFor() throws {
    #expect(try Set(lost(through: .instantJSON)) == Self.withoutPlace)
  }

  /// What Instant JSON has no place for, or keeps in a coarser form, such as a border without dashes.
  private static let withoutPlace: Set = [
    "fileAttachment.attachment", "fileAttachment.icon", "freeText.border", "freeText.richText",
    "ink.border", "line.caption", "line.font", "line.leader", "line.measure", "link.border",
    "link.quads", "polyLine.font", "polyLine.measure", "polygon.font", "polygon.measure",
    "popup.open", "popup.parent", "redact.align", "redact.border", "redact.font", "redact.query",
    "sound.icon", "sound.sound", "square.group", "square.intent", "square.replyTo",
    "stamp.border", "stamp.crop", "stamp.interiorColor", "stamp.picture", "text.icon",
    "text.open", "text.state",
  ]

  private func prepared() throws -> Bench {
    let bench = try Bench("simple.pdf")
    try bench.add(PreparedAnnotation.targets)
    try bench.add(PreparedAnnotation.all.map(\.annotation))
    return bench
  }

  private func lost(through format: ExchangeFormat) throws -> [String] {
    let file = try prepared().export(format)
    let copy = try Bench("simple.pdf")
    try copy.take(file.bytes, format)
    return try lost(in: copy)
  }

  /// The types and names of the members that a copy has with another value or not at all.
  private func lost(in copy: Bench) throws -> [String] {
    var lost: [String] = []
    let read = Dictionary(
      uniqueKeysWithValues: try copy.annotations.map { ($0.id, try copy.contents($0)) })
    for prepared in PreparedAnnotation.all {
      let (annotation, member) = (prepared.annotation, prepared.member)
      guard let found = read[annotation.id], !member.member.differs(found, annotation) else {
        lost.append("\(annotation.type.rawValue).\(member.name)")
        continue
      }
      #expect(member.member.differs(annotation, .blank), "\(member.name) has its default.")
    }
    return lost
  }
}
