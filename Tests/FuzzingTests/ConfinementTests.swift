// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

@testable import Fuzzing

/// What a fuzzer makes up is not to cost anybody a file.
@Suite struct ConfinementTests {
  @Test(arguments: [
    #"{"path":"/etc/passwd"}"#, #"{"path":"../../a"}"#, #"{"a":[{"b":"/root/.profile"}]}"#,
    #"{"uri":"file:///etc/passwd"}"#, #"{"stateDirectory":"/root"}"#, #"{"path":"/tmp/.."}"#,
    #"{"roots":["/etc/ssl"]}"#, #"{"folder":"/usr"}"#, #"{"path":"a\u0000/b"}"#,
  ])
  func pathsStayInTheFolder(_ message: String) throws {
    let folder = try FuzzFolder()
    defer { folder.remove() }
    let confined = JSONTree(try JSONDocument.parse(folder.confined(Array(message.utf8))).root)
    let strings = strings(of: confined)
    #expect(strings.count == 1)
    for text in strings {
      let path = text.replacingOccurrences(of: "file://", with: "")
      #expect(path.hasPrefix(folder.path))
      #expect(URL(filePath: path).standardized.path.hasPrefix(folder.path))
      #expect(!path.dropFirst(folder.path.count + 1).contains("/"))
    }
  }

  @Test func otherWordsStay() throws {
    let folder = try FuzzFolder()
    defer { folder.remove() }
    let message = Array(
      #"{"method":"page/render","params":{"uri":"https://a.b/c","type":"image/png","x":1e9}}"#.utf8)
    #expect(folder.confined(message) == message)
  }

  @Test func fixturesAreCopied() throws {
    let folder = try FuzzFolder()
    defer { folder.remove() }
    _ = folder.confined(Array(#"{"path":"$FIXTURES/simple.pdf"}"#.utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["simple.pdf"])
  }

  @Test func wordsAreThoseOfTheProtocol() {
    let lines = FuzzDictionary.text.split(separator: "\n")
    for word in ["annotations/add", "pageIndex", "squiggly", "simple.pdf"] {
      #expect(lines.contains(#""\"\#(word)\"""#[...]))
    }
    #expect(lines.allSatisfy { $0.hasPrefix("\"") && $0.hasSuffix("\"") && $0.utf8.count < 120 })
  }

  private func strings(of tree: JSONTree) -> [String] {
    switch tree {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(strings)
    case .object(let members): members.flatMap { strings(of: $0.value) }
    default: []
    }
  }
}
