// SPDX-License-Identifier: AGPL-3.0-or-later

/// A transcript whose messages were performed from beginning to end; `transcript-raw` fences are
/// left to who has a process (see ``Fence/difference(fromOutput:status:path:)``).
public struct Rehearsal: Sendable {
  public let transcript: Transcript
  public let performances: [Performance]

  /// Performs each fence, or those for which `isWanted` holds, in a session of its own, which is made
  /// for it.
  public init<E: Error>(
    of transcript: Transcript, where isWanted: (Fence) -> Bool = { _ in true },
    in makeSession: (Fence) throws(E) -> Session
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

  /// The transcript's text as the server wants it: only `←` lines differ.
  /// Lines longer than the limit leave something out.
  public func recordedText(lineLimit: Int? = nil) -> String {
    Recorder.recorded(transcript.text, performances, lineLimit: lineLimit)
  }
}
