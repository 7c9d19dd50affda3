// SPDX-License-Identifier: AGPL-3.0-or-later

extension Rehearsal {
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
