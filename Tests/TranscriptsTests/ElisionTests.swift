// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

@testable import TranscriptRecording
@testable import Transcripts

/// `…` in answers.
@Suite struct ElisionTests {
  private func tree(_ text: String) throws -> JSONTree {
    try JSONTree.parse(Elision.json(of: text))
  }

  private static let shown: [(part: String, whole: String, fits: Bool)] = [
    (#"{"a":1,…}"#, #"{"b":2,"a":1}"#, true),
    (#"{…,"a":1}"#, #"{"a":1}"#, true),
    (#"{"a":1,…}"#, #"{"a":2,"b":2}"#, false),
    (#"{"a":…}"#, #"{"a":[1,2]}"#, true),
    (#"{"a":…}"#, #"{"a":1,"b":2}"#, false),
    (#"{"a":…}"#, #"{}"#, false),
    (#"[1,…]"#, #"[1,2,3]"#, true),
    (#"[1,…]"#, #"[1]"#, true),
    (#"[1,…,3]"#, #"[1,2,2,3]"#, true),
    (#"[1,…,3]"#, #"[1,2,3,4]"#, false),
    (#"[…,{"a":…},…]"#, #"[1,{"a":2}]"#, true),
    (#"[{"a":1,…},…]"#, #"[{"a":2}]"#, false),
    // In a string it is text.
    (#"{"a":"…"}"#, #"{"a":"b"}"#, false),
    (#"{"a":"\"…"}"#, #"{"a":"\"…"}"#, true),
    (#"{"a":1.0}"#, #"{"a":1}"#, true),
  ]

  @Test(arguments: shown)
  func aPartShowsAWhole(part: String, whole: String, fits: Bool) throws {
    #expect(try tree(part).shows(tree(whole)) == fits)
  }

  @Test func whatIsLeftOutIsWrittenAsItWasRead() throws {
    for (part, _, _) in Self.shown {
      let elided = try tree(part)
      #expect(try tree(Elision.text(of: elided.wireText)).canonical == elided.canonical)
    }
    #expect(try tree(#"[{"a":…}]"#).isElided)
    #expect(try !tree(#"[{"a":"…"}]"#).isElided)
  }

  @Test func theRuleShowsAPartThatFits() throws {
    let item = #"{"kind":"handle","name":"topLeft","point":[40,160],"rect":[1,2,3,4]}"#
    let items = Array(repeating: item, count: 9).joined(separator: ",")
    let whole = try tree(
      #"{"handled":true,"overlay":{"items":[\#(items)]},"text":"\#(item.filter { $0 != "\"" })","last":null}"#
    )
    for limit in [60, 100, 150, 200, 300, 400, 2000] {
      let part = whole.elided(to: limit)
      #expect(part.shows(whole), "\(limit)")
      #expect(Elision.text(of: part.wireText).count <= limit, "\(limit)")
    }
    #expect(
      Elision.text(of: whole.elided(to: 150).wireText).hasPrefix(
        #"{"handled":true,"overlay":{"items":[{"kind""#))
    #expect(whole.elided(to: 2000) == whole)
  }

  @Test func aRecordIsHeldAgainstItsDocument() throws {
    func transcript(_ body: String) throws -> Transcript {
      try Transcript("# A\n\n```transcript a.pdf\n\(body)\n```\n", path: "a.md")
    }
    let document = try transcript("→ a\n← {\"b\":1,…}")
    #expect(
      WholeRecord.problems(of: document, record: try transcript("→ a\n← {\"b\":1,\"c\":2}")) == [])
    for other in ["→ a\n← {\"b\":2,\"c\":2}", "→ x\n← {\"b\":1}", "→ a", "→ a\n← error {\"b\":1}"] {
      #expect(
        WholeRecord.problems(of: document, record: try transcript(other)).count == 1, "\(other)")
    }
    #expect(WholeRecord.problems(of: document, record: nil).count == 1)
    let whole = try transcript("→ a\n← {\"b\":1}")
    #expect(WholeRecord.problems(of: whole, record: nil) == [])
  }
}
