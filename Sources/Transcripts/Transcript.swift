// SPDX-License-Identifier: AGPL-3.0-or-later

/// A Markdown text with transcripts.
///
/// A transcript is a fence whose info string begins with `transcript`, the name of a fixture and
/// options (see ``Fence``). Its lines are the messages of one session:
///
/// ```text
/// → METHOD {…}        the client's request or notification; params may be missing
/// → {…}               the client's answer to the server's latest open request
/// → error {…}         the same, an error
/// → […]               a batch, sent as it is written
/// ← METHOD {…}        the server's notification or request
/// ← {…}               the result of the oldest request that is still open
/// ← error {…}         the same, an error
/// ← #2 {…}            the result of another one: of the second `→` request
/// # …                 a comment; blank lines are allowed too
/// ```
///
/// A message continues on the indented lines that follow it. The shown requests have the ids 1, 2, … in
/// their order; ids and `jsonrpc` are not written, except in batches. `$FIXTURES` stands for the fixtures
/// folder, `$TEMP` for a new folder, and `<N bytes, sha-256 …>` for the string of a long `data` member
/// (see ``JSONTree/withDigests``).
///
/// In an answer, `…` stands for further members, further elements, or a value (see ``Elision``).
///
/// The `←` lines after a `→` line are all messages that the server sends then, in that order. The
/// order of members and the spelling of numbers do not matter.
public struct Transcript: Sendable {
  /// The name of the file in messages.
  public let path: String
  public let text: String
  public let fences: [Fence]

  /// Finds the transcripts in a Markdown text; other fences are skipped.
  public init(_ text: String, path: String) throws(TranscriptError) {
    self.path = path
    self.text = text
    var fences: [Fence] = []
    for block in FencedBlock.all(in: text) {
      do {
        if let fence = try Fence(block) { fences.append(fence) }
      } catch {
        throw .malformed(path: path, error)
      }
    }
    self.fences = fences
  }
}
