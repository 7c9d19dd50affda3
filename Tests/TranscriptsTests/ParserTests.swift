// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

@testable import Transcripts

@Suite struct ParserTests {
  @Test func findsTranscriptsAndTheirPlace() throws {
    let text = """
      # Tools
      ## Pan
      ````markdown
      ```transcript not-this.pdf
      ````
      ### Tap
      ```swift
      # no heading
      ```
      ## Edit ##x
      ```transcript  two.pdf open={"password": "a } b"} pipelined
      → a

      # comment
      ← {}
      ```
      ~~~transcript
      → b
      """
    let fences = try Transcript(text, path: "a.md").fences
    #expect(fences.count == 2)
    let first = try #require(fences.first)
    #expect(first.headings == ["Tools", "Edit ##x"])
    #expect(first.line == 11)
    #expect(first.fixture == "two.pdf")
    #expect(first.openParams == ["password": "a } b"])
    #expect(first.isPipelined && first.impliesSession)
    #expect(first.entries.map(\.lines) == [12...12, 15...15])
    #expect(fences.last?.fixture == nil)
    #expect(fences.last?.entries.map(\.text) == ["→ b"])
  }

  @Test func linesMayEndInCRLF() throws {
    let entries = try fence(of: "```transcript\r\n→ a {\"b\":\r\n  1}\r\n← {}\r\n```\r\n").entries
    #expect(entries.map(\.text) == [#"→ a {"b":1}"#, "← {}"])
    #expect(entries.map(\.lines) == [2...3, 4...4])
  }

  private static let forms: [(String, BareMessage)] = [
    ("→ a/b", BareMessage(.call(method: "a/b"), .none)),
    (#"→ $/cancelRequest {"id":1}"#, BareMessage(.call(method: "$/cancelRequest"), ["id": 1])),
    ("→ {}", BareMessage(.result, .object([]))),
    ("→ [1]", BareMessage(.result, [1])),
    (#"→ error {"code":1}"#, BareMessage(.error, ["code": 1])),
    ("← null", BareMessage(.result, .some(.null))),
    ("← \"x\"", BareMessage(.result, "x")),
    ("← -1.5", BareMessage(.result, -1.5)),
    ("← trueish", BareMessage(.call(method: "trueish"), .none)),
    ("← #2 {}", BareMessage(.result, .object([]), answered: "2")),
    ("← #null error {}", BareMessage(.error, .object([]), answered: "null")),
  ]

  @Test(arguments: forms)
  func messages(text: String, message: BareMessage) throws {
    let entry = try #require(try fence(of: "```transcript\n\(text)\n```").entries.first)
    #expect(entry.message == message)
    #expect(entry.text == text)
  }

  @Test(arguments: [
    ("```transcript a.pdf b.pdf", "", 1), ("```transcript session=some", "", 1),
    ("```transcript a.pdf session=none", "", 1), ("```transcript open=[]", "", 1),
    ("```transcript open={", "", 1), ("```transcript shape=round", "", 1),
    ("```transcript status=1", "", 1), ("```transcript-raw status=one", "", 1),
    ("```transcript", "text", 2), ("```transcript", "→a", 2), ("```transcript", "  {}", 2),
    ("```transcript", "→ ", 2), ("```transcript", "→ a {]", 2), ("```transcript", "→ a b", 2),
    ("```transcript", "→ error", 2), ("```transcript", "← #1 a {}", 2),
    ("```transcript", "← {\"a\":1,\"a\":2}", 2), ("```transcript-raw", "→ \\q", 2),
    ("```transcript-raw", "→ \\x1", 2), ("```transcript-raw", "→ \\u{110000}", 2),
    ("```transcript-raw", "→ \\", 2),
  ])
  func refuses(info: String, line: String, number: Int) throws {
    let error = #expect(throws: TranscriptError.self) {
      try Transcript("\(info)\n\(line)\n```", path: "a.md")
    }
    guard case .malformed("a.md", let problem)? = error else {
      Issue.record("A malformed transcript is reported as something else.")
      return
    }
    #expect(problem.line == number)
    #expect(problem.message.count > 10)
  }
}
