// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import TestSupport
import Testing

@testable import Engine

/// Encrypted files whose metadata and contents of a page are not encrypted.
@Suite struct PlainMetadataTests {
  private static let packet = """
    <?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">\
    <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>\
    <?xpacket end="w"?>
    """
  private static let contents = "% as it is"
  private static let crypt = "/Filter[/Crypt]/DecodeParms[<</Name/Identity>>]"

  /// A file with the passwords `user` and `owner` that qpdf made: AES with 128 bits, EncryptMetadata false.
  ///
  /// - Parameter filter: says that the page's contents are not encrypted.
  private static func file(
    namesCrypt: Bool, contents: String = contents, filter: String = crypt
  ) -> Data {
    PlainFile.data(
      [
        "<</Type/Catalog/Pages 2 0 R/Metadata 5 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]/Contents 4 0 R>>",
        "<<\(filter)/Length \(contents.utf8.count)>>stream\n\(contents)\nendstream",
        "<</Type/Metadata/Subtype/XML/Length \(packet.utf8.count)\(namesCrypt ? crypt : "")>>"
          + "stream\n\(packet)\nendstream",
        "<</CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV2/Length 16>>>>/EncryptMetadata false"
          + "/Filter/Standard/Length 128/P -1028/R 4/StmF/StdCF/StrF/StdCF/V 4"
          + "/O<0ba3835f88f90388e74e54584125ce142be0de24c6b0d37746e075b891756671>"
          + "/U<a24f53761e11877a9f5ef1c2bbde68680021446990b9e4114071a4d9104984c1>>>",
      ],
      trailer: "/Encrypt 6 0 R/ID[<31415926535897932384626433832795>(second)]"
    )
  }

  private let bench: Workbench
  private let saved: URL

  init() throws {
    bench = try Workbench("simple.pdf")
    saved = bench.folder.appending(path: "saved.pdf")
  }

  private func document(namesCrypt: Bool) throws -> Document {
    let file = bench.folder.appending(path: "plain.pdf")
    try Self.file(namesCrypt: namesCrypt).write(to: file)
    return try bench.document(file.path, password: "owner")
  }

  private func expect(_ packet: String = packet, _ contents: String = contents) throws {
    #expect(try Program.complaint(about: saved.path, password: "owner") == nil)
    let file = try bench.document(saved.path, password: "owner")
    #expect(try Self.text(file.catalog?["Metadata"]).hasPrefix(packet))
    #expect(try Self.text(file.pageObject(0)?["Contents"]) == contents)
  }

  private static func text(_ stream: PDFObject?) throws -> String {
    String(decoding: try #require(stream).streamBytes(limit: 1000), as: UTF8.self)
  }

  private func countOfPlain(_ text: String) throws -> Int {
    String(decoding: try Data(contentsOf: saved), as: UTF8.self).ranges(of: text).count
  }

  @Test(arguments: [true, false]) func plainMetadataAreRead(namesCrypt: Bool) throws {
    let document = try document(namesCrypt: namesCrypt)
    #expect(try Self.text(document.catalog?["Metadata"]) == Self.packet)
  }

  @Test(arguments: [true, false], [true, false])
  func aFullSaveLeavesMetadataPlain(namesCrypt: Bool, isOptimized: Bool) throws {
    var options = WriteOptions()
    options.isOptimized = isOptimized
    try document(namesCrypt: namesCrypt).write(to: saved.path, options)
    try expect()
    #expect(try countOfPlain(Self.packet) == 1 && countOfPlain("/Crypt") == 1)
    #expect(try countOfPlain(Self.contents) == 0 && countOfPlain("RectoShown") == 0)
  }

  @Test(arguments: [true, false], [true, false])
  func anotherEncryptionHoldsForAllStreams(namesCrypt: Bool, isRemoved: Bool) throws {
    var options = WriteOptions()
    options.encryption =
      isRemoved ? .removed : .aes256(try #require(.init(user: "user", owner: "owner")))
    try document(namesCrypt: namesCrypt).write(to: saved.path, options)
    try expect()
    #expect(try countOfPlain("/Crypt") == 0 && countOfPlain("RectoShown") == 0)
    #expect(try countOfPlain(Self.packet) == (isRemoved ? 1 : 0))
  }

  @Test(arguments: [true, false], [true, false])
  func changedMetadataStayPlain(namesCrypt: Bool, isIncremental: Bool) throws {
    let document = try document(namesCrypt: namesCrypt)
    try document.enableJournal()
    let packet = Self.packet.replacing("xpacket end", with: "xpacket   end")
    try document.operation("Change") { () throws(EngineError) in
      guard let metadata = try document.catalog?["Metadata"],
        let contents = try document.pageObject(0)?["Contents"]
      else { return }
      try document.updateStream(metadata, Array(packet.utf8))
      try contents.set("Changed", document.makeInteger(1))
    }
    var options = WriteOptions()
    options.isIncremental = isIncremental
    try document.write(to: saved.path, options)
    try expect(packet)
    #expect(try countOfPlain(packet) == 1)
    #expect(try countOfPlain(Self.contents) == (isIncremental ? 1 : 0))
  }

  /// Some writers leave the metadata of pages as they are, too.
  @Test(arguments: [true, false]) func plainMetadataOfPagesAreKept(isOptimized: Bool) throws {
    let file = bench.folder.appending(path: "plain.pdf")
    try Self.file(namesCrypt: true, contents: Self.packet, filter: "/Type/Metadata").write(to: file)
    var options = WriteOptions()
    options.isOptimized = isOptimized
    try bench.document(file.path, password: "owner").write(to: saved.path, options)
    let written = try bench.document(saved.path, password: "owner")
    #expect(try Self.text(written.pageObject(0)?["Contents"]) == Self.packet)
    #expect(try countOfPlain(Self.packet) == 1)
  }

  /// A stream that is not encrypted although it should be, so that its padding is wrong.
  @Test(arguments: [true, false], [40, 56, 64, 240, 400])
  func aStreamThatIsReadAsEmptyIsWrittenSo(isOptimized: Bool, length: Int) throws {
    let file = bench.folder.appending(path: "plain.pdf")
    let contents = String(repeating: "a", count: length)
    try Self.file(namesCrypt: true, contents: contents, filter: "").write(to: file)
    var options = WriteOptions()
    options.isOptimized = isOptimized
    try bench.document(file.path, password: "owner").write(to: saved.path, options)
    #expect(try Program.complaint(about: saved.path, password: "owner") == nil)
  }

  @Test func extractedPagesAreReadable() throws {
    try document(namesCrypt: false).extract([0], to: saved.path, .kept)
    try expect()
  }

  @Test func spoiledMetadataAreNoticed() throws {
    let document = try document(namesCrypt: false)
    try document.write(to: saved.path, WriteOptions())
    try document.readBack(saved.path, WriteOptions())
    var bytes = try Data(contentsOf: saved)
    let place = try #require(bytes.firstRange(of: Data("xmpmeta".utf8)))
    bytes[place.lowerBound] = UInt8(ascii: "X")
    try bytes.write(to: saved)
    #expect(throws: EngineError.self) { try document.readBack(saved.path, WriteOptions()) }
  }
}
