// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing
import TranscriptRecording

@testable import Transcripts

@Suite struct RecorderTests {
  private func recorded(_ text: String) throws -> String {
    let transcript = try Transcript(text, path: "a.md")
    return TranscriptRun(of: transcript) { _ in ScriptedPeer.small().session }.recordedText()
  }

  private static let recordings: [(before: String, after: String)] = [
    // What is missing comes after the line that caused it.
    (
      "→ tell\n→ echo {\"b\":1.0,\n  \"a\":2}\n\n→ fail",
      "→ tell\n← told\n← {}\n→ echo {\"b\":1.0,\n  \"a\":2}\n← {\"b\":1,\"a\":2}\n\n→ fail\n"
        + "← error {\"code\":-1,\"message\":\"no\"}"
    ),
    // What is right stays as it is spelled, and comments stay where they are.
    (
      "→ echo {\"a\":1}\n# why\n← {\n   \"a\": 1.0 }\n\n→ tell\n# told\n← told",
      "→ echo {\"a\":1}\n# why\n← {\n   \"a\": 1.0 }\n\n→ tell\n# told\n← told\n← {}"
    ),
    // What is wrong is replaced in its place, or goes.
    (
      "→ tell\n# first\n← tild\n# second\n← {\"a\":\n  1}\n# third\n← more\n→ echo",
      "→ tell\n# first\n← told\n# second\n← {}\n# third\n→ echo\n← null"
    ),
    ("← early\n→ tell\n← {}", "→ tell\n← told\n← {}"),
    // Where the client is wrong, nothing is recorded.
    ("→ echo\n← {}\n→ {}", "→ echo\n← {}\n→ {}"),
  ]

  @Test(arguments: recordings)
  func onlyTheServersLinesChange(before: String, after: String) throws {
    let prose = "# Title\n\nProse ends in blanks  \r\n\n"
    let (before, after) = (prose + bare(before) + "End", prose + bare(after) + "End")
    let text = try recorded(before)
    #expect(text == after)
    #expect(try recorded(text) == after)
    let others = { (text: String) in text.sourceLines.filter { $0.first == "→" } }
    #expect(others(text) == others(before))
  }

  @Test func everyFenceIsRecorded() throws {
    let one = bare("→ echo")
    let two = bare("→ fail\n← {}")
    let raw = "```transcript-raw\n→ a\n```\n"
    #expect(
      try recorded(one + raw + two)
        == bare("→ echo\n← null") + raw
        + bare("→ fail\n← error {\"code\":-1,\"message\":\"no\"}"))
  }

  @Test func aRecordedTranscriptPasses() throws {
    let text = try recorded(bare("→ tell\n→ ask\n→ {\"x\":[1.50]}"))
    let again = TranscriptRun(of: try Transcript(text, path: "a.md")) { _ in
      ScriptedPeer.small().session
    }
    #expect(again.report == [])
    #expect(text.contains("← asked {\"why\":1}\n→ {\"x\":[1.50]}\n← {\"x\":[1.5]}\n"))
  }
}
