// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Server
import Testing

@testable import Fuzzing

/// What random requests found in files that were saved.
@Suite struct FoundTests {
  private static let fixtures = URL(filePath: FuzzFolder.source)

  /// An empty stream was written with the length that its encryption would have had.
  @Test func whatIsEmptyHasItsLengthInEncryptedFilesToo() throws {
    let folder = try FuzzFolder()
    defer { folder.remove() }
    try checkLengths(
      try save(
        in: folder, password: "owner",
        """
        "method":"signatures/sign","params":{"documentId":"d1","path":"$/saved.pdf","certificate":\
        {"path":"\(Self.fixtures.path)/certificates/second.p12","password":"secret"}}
        """))
  }

  /// The same in a file that gets its password only when it is saved.
  @Test func whatIsEmptyHasItsLengthWithANewPasswordToo() throws {
    let folder = try FuzzFolder()
    defer { folder.remove() }
    try checkLengths(
      try save(
        "simple.pdf", in: folder, password: "",
        #""method":"attachments/add","params":{"documentId":"d1","name":"empty","data":""}"#,
        """
        "method":"document/save","params":{"documentId":"d1","path":"$/saved.pdf","encrypt":\
        {"userPassword":"secret"}}
        """))
  }

  /// Streams of encrypted files are as long as they say.
  private func checkLengths(_ saved: String) throws {
    #expect(saved.contains("/Encrypt"))
    let streams = try Regex(#"/Length (\d+)[^>]*>>\s*stream\n"#)
    var count = 0
    for match in saved.matches(of: streams) {
      let length = try #require(match.output[1].substring.flatMap { Int($0) })
      let rest = saved[match.range.upperBound...].dropFirst(length)
      #expect(rest.drop { $0 == "\n" || $0 == "\r" }.hasPrefix("endstream"))
      count += 1
    }
    #expect(count > 0)
  }

  /// A needless and wrong password was taken for the key.
  @Test func aNeedlessPasswordDoesNotSpoilWhatIsSaved() throws {
    let folder = try FuzzFolder()
    defer { folder.remove() }
    _ = try save(
      in: folder, password: "wrong",
      #""method":"document/save","params":{"documentId":"d1","path":"$/saved.pdf"}"#)
    let peer = try InProcessPeer(clock: { 1_700_000_000 }, temporaryFolder: folder.path)
    _ = try answer(peer, #""method":"initialize""#)
    _ = try answer(
      peer, #""method":"document/open","params":{"path":"\#(folder.path)/saved.pdf"}"#)
    let text = try answer(
      peer, #""method":"page/text","params":{"documentId":"d1","pageIndex":0}"#)
    #expect(text[member: "text"]?.string?.contains("quick brown fox") == true, "\(text.wireText)")
  }

  /// The bytes of `saved.pdf`, one character each, which the last of some requests makes of a document.
  private func save(
    _ fixture: String = "owner.pdf", in folder: FuzzFolder, password: String, _ requests: String...
  ) throws -> String {
    let peer = try InProcessPeer(clock: { 1_700_000_000 }, temporaryFolder: folder.path)
    _ = try answer(peer, #""method":"initialize""#)
    _ = try answer(
      peer,
      #""method":"document/open","params":{"path":"\#(Self.fixtures.path)/\#(fixture)","password":"\#(password)"}"#
    )
    for request in requests {
      _ = try answer(peer, request.replacingOccurrences(of: "$", with: folder.path))
    }
    let bytes = try Data(contentsOf: URL(filePath: "\(folder.path)/saved.pdf"))
    return String(data: bytes, encoding: .isoLatin1) ?? ""
  }

  private func answer(_ peer: InProcessPeer, _ call: String) throws -> JSONTree {
    peer.send(Array(#"{"jsonrpc":"2.0","id":1,\#(call)}"#.utf8))
    var result: JSONTree?
    while let bytes = peer.receive() {
      result = JSONTree(try JSONDocument.parse(bytes).root)[member: "result"] ?? result
    }
    return try #require(result, "\(call)")
  }
}
