// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// What is kept of a document's text in the user's cache folder for the searches of later sessions.
@Suite final class KeptTextTests {
  private let folder = NSTemporaryDirectory() + "recto-text-\(UUID())"
  private var cache: String { folder + "/thumbnails" }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try KeptTextTests.book(pages: 40).write(to: URL(filePath: folder + "/book.pdf"))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// A file whose pages say what number they have.
  private static func book(pages: Int) throws -> Data {
    var objects = [
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Count \(pages)/Kids["
        + (0..<pages).map { "\(4 + 2 * $0) 0 R" }.joined(separator: " ")
        + "]/MediaBox[0 0 300 300]/Resources<</Font<</F 3 0 R>>>>>>",
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ]
    for page in 0..<pages {
      let text = "BT/F 12 Tf 20 200 Td(This is page-number\(page) of a book)Tj ET"
      objects.append("<</Type/Page/Parent 2 0 R/Contents \(5 + 2 * page) 0 R>>")
      objects.append("<</Length \(text.utf8.count)>>stream\n\(text)\nendstream")
    }
    var file = "%PDF-1.7\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(file.utf8.count)
      file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = file.utf8.count
    file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets { file += String(format: "%010d 00000 n \n", offset) }
    file +=
      "trailer<</Size \(objects.count + 1)/Root 1 0 R/ID[<01><02>]>>\nstartxref\n\(table)\n%%EOF"
    return Data(file.utf8)
  }

  private func client(cache: Bool = true) throws -> Client {
    let client = try Client(nil, options: #""cacheDirectory": "\#(cache ? folder : "")""#)
    _ = try client.result("document/open", #"{"path": "\#(folder)/book.pdf"}"#)
    return client
  }

  private func find(_ query: String, _ client: Client) throws -> JSONTree? {
    try client.ask("search/find", #""query": "\#(query)""#)[member: "matches"]
  }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []).sorted()
  }

  private var file: URL {
    get throws { URL(filePath: "\(cache)/\(try #require(files.first))") }
  }

  /// How many pages have been read for searches.
  private func read(_ client: Client) throws -> Int64? {
    guard case .array(let lines)? = try client.result("server/status", "{}")[member: "caches"]
    else { return nil }
    return lines.first { $0[member: "name"] == "pageText" }?[member: "entries"]?.integer
  }

  @Test func theNextSessionReadsOnlyPagesWithMatches() throws {
    let first = try client()
    let found = try find("number37", first)
    #expect(try read(first) == 40)
    #expect(files.count == 1)
    #expect(files[0].wholeMatch(of: /[0-9a-f]{64}\.text/) != nil)
    let attributes = try FileManager.default.attributesOfItem(atPath: try file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)

    let second = try client()
    #expect(try find("number37", second) == found)
    #expect(try read(second) == 1)
    #expect(try find("of a book", second) == find("of a book", try client(cache: false)))
    #expect(try find("page-number", second) == find("page-number", first))
    #expect(try find("nothing of the kind", try client())?.count == 0)
  }

  /// Text that is not the document's comes up in no answer.
  @Test func damagedFilesAreIgnored() throws {
    let found = try find("number7", try client())
    let whole = try Data(contentsOf: file)
    var flipped = whole
    flipped[whole.count / 2] ^= 0x80
    for bytes in [Data(), whole.dropLast(), whole.prefix(14), flipped, whole + [0], Data([1, 2])] {
      try bytes.write(to: file)
      let client = try client()
      #expect(try find("number7", client) == found)
      #expect(try read(client) == 40)
    }
    // It was written anew.
    #expect(try Data(contentsOf: file) == whole)
  }

  @Test func linksAreNotFollowed() throws {
    let found = try find("number7", try client())
    let target = URL(filePath: folder + "/target")
    try FileManager.default.moveItem(at: file, to: target)
    let name = "\(cache)/\(try Self.name(in: target, client: client(), cache: cache))"
    try FileManager.default.removeItem(atPath: name)
    try FileManager.default.createSymbolicLink(atPath: name, withDestinationPath: target.path)
    let client = try client()
    #expect(try find("number7", client) == found)
    #expect(try read(client) == 40)
  }

  private static func name(in target: URL, client: Client, cache: String) throws -> String {
    _ = try client.ask("search/find", #""query": "x""#)
    return try #require(FileManager.default.contentsOfDirectory(atPath: cache).first)
  }

  @Test func whatIsRedactedIsForgotten() throws {
    _ = try find("number7", try client())
    #expect(files.count == 1)
    let client = try client()
    _ = try client.ask(
      "annotations/add",
      #""annotations": [{"type": "redact", "pageIndex": 0, "rect": [9, 9, 299, 299]}]"#)
    _ = try client.ask("annotations/applyRedactions")
    #expect(files.isEmpty)
    #expect(try find("number0", client)?.count == 0)
    #expect(files.isEmpty)
  }

  @Test func nothingIsKeptWithoutAFolder() throws {
    _ = try find("number7", try client(cache: false))
    #expect(files.isEmpty)
  }
}
