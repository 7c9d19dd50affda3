// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing
import TranscriptRecording

@testable import Transcripts

@Suite struct RawBytesTests {
  private static let spellings: [(String, [UInt8])] = [
    (#"a\r\n\t\0\\"#, [0x61, 0x0D, 0x0A, 0x09, 0x00, 0x5C]),
    ("é€😀", Array("é€😀".utf8)),
    (#"\xFF\xC3é\x7F\x1B"#, [0xFF, 0xC3] + Array("é".utf8) + [0x7F, 0x1B]),
    (#"ends in a blank\x20"#, Array("ends in a blank ".utf8)),
    ("", []),
  ]

  @Test(arguments: spellings)
  func roundTrip(text: String, bytes: [UInt8]) throws {
    #expect(try RawBytes.bytes(of: text, line: 1) == bytes)
    #expect(RawBytes.escaped(bytes) == text)
  }

  @Test func charactersByNumber() throws {
    #expect(try RawBytes.bytes(of: #"\u{1F600}x"#, line: 1) == Array("😀x".utf8))
  }

  @Test func rawFences() throws {
    let fence = try fence(
      of: """
        ```transcript-raw --framing lines status=1
        → {"a":1}\\n
          more
        ← b\\r
        ← \\nc
        ```
        """)
    #expect(fence.arguments == ["--framing", "lines"])
    #expect(fence.input == Array("{\"a\":1}\nmore".utf8))
    #expect(fence.output == Array("b\r\nc".utf8))
    #expect(fence.difference(fromOutput: fence.output, status: 1, path: "a.md") == nil)
    #expect(
      fence.difference(fromOutput: fence.output, status: 0, path: "a.md")
        == "a.md:1: the exit status is 0, not 1.")
    #expect(
      fence.difference(fromOutput: Array("b\rc".utf8), status: 1, path: "a.md")
        == "a.md:1: the output differs from byte 2 on:\n- \\nc\n+ c")
  }
}
