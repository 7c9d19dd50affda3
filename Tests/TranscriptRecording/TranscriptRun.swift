// SPDX-License-Identifier: AGPL-3.0-or-later

import Transcripts

/// The results of performing a transcript's fences. A `transcript-raw` needs a process, so the caller
/// performs it (see ``Fence/difference(fromOutput:status:path:)``).
public struct TranscriptRun: Sendable {
  public let transcript: Transcript
  public let performances: [Performance]

  /// Performs each fence, or each for which `isWanted` returns `true`, in a new session.
  public init<E: Error>(
    of transcript: Transcript, where isWanted: (Fence) -> Bool = { _ in true },
    in makeSession: (Fence) throws(E) -> TranscriptSession
  ) throws(E) {
    self.transcript = transcript
    var performances: [Performance] = []
    for fence in transcript.fences where fence.kind == .messages && isWanted(fence) {
      performances.append(Performance(of: fence, in: try makeSession(fence)))
    }
    self.performances = performances
  }

  /// The differences from the transcript; empty if there are none.
  public var report: [String] { performances.flatMap { $0.report(path: transcript.path) } }

  /// The transcript's text, with `←` lines updated to match the server. Lines longer than the limit are
  /// elided.
  public func recordedText(lineLimit: Int? = nil) -> String {
    Recorder.recorded(transcript.text, performances, lineLimit: lineLimit)
  }
}

extension TranscriptRun {
  /// The failures for a test. When recording, this updates the transcript's file, and the test still
  /// fails, so that nothing is recorded silently.
  public func failures(
    recording: Bool, lineLimit: Int? = nil
  ) throws(TranscriptError) -> [String] {
    guard recording else { return report }
    let text = recordedText(lineLimit: lineLimit)
    if text != transcript.text {
      try TranscriptFile.write(text, to: transcript.path)
    }
    let note = "\(transcript.path): recorded; look at the changes, and run again without recording."
    let unrecorded = performances.filter { !$0.problems.isEmpty }
    return [note] + unrecorded.flatMap { $0.report(path: transcript.path) }
  }
}
