// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing
import TranscriptRecording
import Transcripts

@Suite(.timeLimit(.minutes(10))) struct ProcessRunTests {
  @Test func bytesGoThroughPipesUnchanged() throws {
    let fence = try document(
      of: #"""
        ```transcript-raw -u
        → Content-Length: 2\r\n\r\n{}
        → \xFF\0
        ← Content-Length: 2\r\n\r\n
        ← {}\xFF\0
        ```
        """#)
    let run = try ProcessRun("/bin/cat", fence)
    #expect(fence.difference(fromOutput: run.output, status: run.status, path: "a.md") == nil)
  }

  @Test func theExitStatusCounts() throws {
    let fence = try document(of: "```transcript-raw status=3\n```")
    let run = try ProcessRun("/bin/false", fence)
    #expect(
      fence.difference(fromOutput: run.output, status: run.status, path: "a.md")
        == "a.md:1: the exit status is 1, not 3.")
  }

  private func document(of text: String) throws -> Fence {
    try #require(try Transcript(text, path: "a.md").fences.first)
  }
}
