// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing
import TranscriptRecording

@testable import Transcripts

@Suite struct TranscriptFileTests {
  @Test func readsWhatItWrote() throws {
    try withFile { path in
      let text = bare("→ a") + String(repeating: "long\r\n", count: 30_000)
      try TranscriptFile.write(text, to: path)
      let transcript = try TranscriptFile.read(path)
      #expect(transcript.text == text)
      #expect(transcript.path == path)
      #expect(transcript.fences.count == 1)
    }
  }

  @Test func recordingChangesTheFileAndFails() throws {
    try withFile { path in
      func failures(recording: Bool) throws -> [String] {
        try TranscriptRun(of: TranscriptFile.read(path)) { _ in ScriptedPeer.small().session }
          .failures(recording: recording)
      }
      let before = bare("→ tell\n← {}")
      let after = bare("→ tell\n← told\n← {}")
      try TranscriptFile.write(before, to: path)
      #expect(try failures(recording: false).count == 1)
      #expect(try TranscriptFile.read(path).text == before)
      for _ in 1...2 {
        let failures = try failures(recording: true)
        #expect(failures.count == 1 && failures.first?.contains("recorded") == true)
        #expect(try TranscriptFile.read(path).text == after)
      }
      #expect(try failures(recording: false) == [])
      try TranscriptFile.write(bare("→ nothing"), to: path)
      #expect(try failures(recording: true).count == 2)
    }
  }

  private func withFile(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appending(path: "a.md").path)
  }

  @Test func saysWhyItCannot() {
    let nowhere = "/nonexistent/a.md"
    let reading = #expect(throws: TranscriptError.self) { try TranscriptFile.read(nowhere) }
    #expect(
      reading?.description
        == "Could not read the transcript /nonexistent/a.md: No such file or directory.")
    let folder = #expect(throws: TranscriptError.self) { try TranscriptFile.read("/") }
    #expect(folder?.description == "Could not read the transcript /: Is a directory.")
    #expect(throws: TranscriptError.self) { try TranscriptFile.write("", to: nowhere) }
  }
}
