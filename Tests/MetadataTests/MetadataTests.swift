// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import JSON
import TestSupport
import Testing
import XMP

@testable import Metadata

struct MetadataTests {
  private let folder: URL
  private let file: URL
  private let editor: Editor
  private let context: EngineContext

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: "bookmarks.pdf")
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures")
    try FileManager.default.copyItem(
      at: fixtures.appending(path: "bookmarks.pdf"), to: file)
    context = try EngineContext(cacheBytes: 8 << 20)
    editor = try Editor(
      Document.open(.file(file.path), in: context), isReadOnly: false)
  }

  private static let all: [InformationKey: InformationValue?] = [
    .title: .text("Über „Dinge“ & <mehr>"), .author: .text("Ann; Bob"), .subject: .text("s"),
    .keywords: .text("a, b"), .creator: .text("c"), .producer: .text("p"),
    .created: .moment(1_700_000_000), .modified: .moment(1_709_208_000),
  ]

  @Test func bothSayTheSame() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try editor.perform(SetInformation(Self.all), cause: .api)
    _ = try editor.save(to: file.path, SaveOptions(.auto), expected: nil, isOriginal: true)
    let saved = try Document.open(.file(file.path), in: context)
    #expect(try saved.information("Title") == "Über „Dinge“ & <mehr>")
    #expect(try saved.informationDate("CreationDate") == 1_700_000_000)
    let packet = try MetadataStream(of: saved, for: "metadata").packet
    for key in InformationKey.allCases {
      let value = try #require(Self.all[key] ?? nil)
      #expect(key.text(in: packet) == value.property, "\(key)")
    }
    // What else the packet holds stays.
    let bytes = try #require(try MetadataStream.bytes(of: saved))
    #expect(String(decoding: bytes, as: UTF8.self).contains("pspdf:Bookmarks"))
    let info = try #require(
      try Program.run("/usr/bin/pdfinfo", [file.path])?.text, "There is no poppler.")
    #expect(info.contains("Über „Dinge“ & <mehr>"))
    let checked = try Program.run("/usr/bin/qpdf", ["--check", file.path])?.text
    #expect(checked?.contains("No syntax") == true)
  }

  @Test func itIsTakenAwayAndUndone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = try editor.document.information("Title")
    try editor.perform(SetInformation(Self.all), cause: .api)
    try editor.perform(SetInformation([.title: nil as InformationValue?]), cause: .api)
    #expect(try editor.document.information("Title") == nil)
    let packet = try MetadataStream(of: editor.document, for: "metadata").packet
    #expect(InformationKey.title.text(in: packet) == nil)
    #expect(InformationKey.author.text(in: packet) == "Ann; Bob")
    try editor.undo()
    try editor.undo()
    #expect(try editor.document.information("Title") == before)
  }

  /// Acrobat writes each keyword into `dc:subject`, too.
  @Test func keywordsAreReplacedWhereverTheyStand() throws {
    let subject = XMPName(
      namespace: "http://purl.org/dc/elements/1.1/", prefix: "dc", local: "subject")
    var packet = try XMPPacket()
    try InformationKey.keywords.set("old", in: &packet)
    #expect(packet.texts(of: subject).isEmpty)
    try packet.setTexts(["old"], of: subject, ordered: false)
    try InformationKey.keywords.set("new one; second,", in: &packet)
    #expect(packet.texts(of: subject) == ["new one", "second"])
    try InformationKey.keywords.set(nil, in: &packet)
    #expect(packet.texts(of: subject).isEmpty)
  }

  @Test func aPacketIsReplaced() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var packet = try XMPPacket()
    try InformationKey.title.set("From XMP", in: &packet)
    try InformationKey.created.set("2024-02-29T12:00:00+01:00", in: &packet)
    try editor.perform(SetMetadata(packet.serialized()), cause: .api)
    #expect(try editor.document.information("Title") == "From XMP")
    #expect(try editor.document.information("Author") == nil)
    #expect(try editor.document.informationDate("CreationDate") == 1_709_204_400)
    #expect(SetMetadata.whyNot(Array("no packet".utf8)) != nil)
    #expect(throws: EditError.self) {
      try editor.perform(SetMetadata(Array("no packet".utf8)), cause: .api)
    }
  }

  /// ISO 16684-1, 8.2.1.2, and ISO 32000-2, 7.9.4: both allow dates without their last parts.
  @Test(arguments: [
    ("2020", "D:2020"), ("2020-03", "D:202003"), ("2020-03-04", "D:20200304"),
    ("2020-03-04T10:20Z", "D:20200304102000Z"), ("2020-03-04T10:20+01:00", "D:20200304092000Z"),
    ("2020-03-04T10:20", "D:202003041020"), ("2020-03-04T10:20:30.5", "D:20200304102030"),
    ("2020-03-04T10:20:30Z", "D:20200304102030Z"), ("2020-13", nil), ("2020-02-30", nil),
    ("2020-03-04T10", nil), ("04.03.2020", nil), ("", nil), ("20", nil),
  ])
  func aShortDateIsWrittenWithItsKnownParts(_ text: String, _ entry: String?) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(MetadataDate(text)?.pdf == entry)
    try editor.perform(SetInformation([.created: .moment(0)]), cause: .api)
    var packet = try XMPPacket()
    try InformationKey.created.set(text, in: &packet)
    try editor.perform(SetMetadata(packet.serialized()), cause: .api)
    let kept = try editor.document.information("CreationDate")
    #expect(kept == entry ?? "D:19700101000000Z", "A date that cannot be read changes nothing.")
  }

  @Test func editsComeBackFromTheLog() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var values = Self.all
    values[.subject] = .some(nil)
    let text = SetInformation(values).encoded.wireText
    #expect(try SetInformation(encoded: JSONTree.parse(text)).values == values)
    let packet = SetMetadata([0, 255, 60])
    #expect(try SetMetadata(encoded: packet.encoded).packet == packet.packet)
  }
}
