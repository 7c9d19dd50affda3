// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing
import TranscriptRecording
import Transcripts

extension DocumentTests {
  /// Every transcript of the documents, performed.
  ///
  /// `TRANSCRIPTS=record` rewrites their `←` lines and the tables, and fails.
  @Suite(.serialized) struct TranscriptTests {
    @Test(arguments: Project.transcripts)
    func theServerSaysWhatIsWritten(name: String) throws {
      let transcript = try TranscriptFile.read(Project.path(name))
      let isRecording = Project.isRecording
      let isWanted = { (fence: Fence) in isRecording || !fence.isElided }
      let rehearsal = try TranscriptRun(of: transcript, where: isWanted) { _ throws in
        let folder = try TemporaryFolder.ofTranscript()
        folders.paths.append(folder)
        return try TranscriptSession.inProcess(fixtures: Project.fixtures, temporary: folder.path)
      }
      for failure in try rehearsal.failures(
        recording: isRecording, lineLimit: Project.lineLimit(of: name))
      {
        Issue.record("\(failure)")
      }
      if Project.lineLimit(of: name) != nil { try checkRecord(of: name, rehearsal.performances) }
    }

    @Test(arguments: Project.transcripts)
    func theProgramWritesTheseBytes(name: String) throws {
      var transcript = try TranscriptFile.read(Project.path(name))
      for index in transcript.fences.indices where transcript.fences[index].kind == .bytes {
        let fence = transcript.fences[index]
        let mode = fence.arguments.contains("--workers") ? [] : ["--workers", "off"]
        let run = try ProcessRun(Project.recto, fence, mode)
        let difference = fence.difference(
          fromOutput: run.output, status: run.status, path: transcript.path)
        guard let difference else { continue }
        Issue.record("\(difference)")
        guard Project.isRecording else { continue }
        let text = transcript.recorded(fence, output: run.output, status: run.status)
        try TranscriptFile.write(text, to: transcript.path)
        transcript = try Transcript(text, path: transcript.path)
      }
    }

    @Test(arguments: Project.transcripts)
    func withWorkersTheyAreTheSame(name: String) throws {
      let transcript = try TranscriptFile.read(Project.path(name))
      for fence in transcript.fences
      where fence.kind == .bytes && !fence.arguments.contains("--workers") {
        // Whether a cancel is in time depends on who is asked.
        if String(decoding: fence.input, as: UTF8.self).contains("$/cancelRequest") { continue }
        let run = try ProcessRun(Project.recto, fence)
        let difference = fence.difference(
          fromOutput: run.output, status: run.status, path: transcript.path)
        if let difference { Issue.record("With workers: \(difference)") }
      }
    }

    /// What a document leaves out of its answers is in its record, which is performed by itself.
    private func checkRecord(of name: String, _ performances: [Performance]) throws {
      let document = try TranscriptFile.read(Project.path(name))
      let path = Project.path("Tests/Transcripts/shown/\(name)")
      if Project.isRecording {
        let folder = URL(filePath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if let text = WholeRecord.text(of: document, performances, name: name) {
          try TranscriptFile.write(text, to: path)
        } else if FileManager.default.fileExists(atPath: path) {
          try FileManager.default.removeItem(atPath: path)
        }
        return
      }
      let isRecorded = FileManager.default.fileExists(atPath: path)
      let record = isRecorded ? try TranscriptFile.read(path) : nil
      for problem in WholeRecord.problems(of: document, record: record) {
        Issue.record("\(problem)")
      }
    }

    private let folders = Folders()
  }
}

/// The folders that transcripts write to, deleted when a test is over.
private final class Folders {
  var paths: [TemporaryFolder] = []
}
