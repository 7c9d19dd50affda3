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

extension Transcript {
  /// The text with the `←` lines of a `transcript-raw` replaced by the process's output, after its last
  /// `→` line, and with its exit status.
  public func recorded(_ fence: Fence, output: [UInt8], status: Int) -> String {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    let said = fence.entries.filter { $0.speaker == .client }
    let last = said.last?.lines.upperBound ?? fence.line
    let old = fence.entries.filter { $0.speaker == .server }.flatMap { Array($0.lines) }
    let new = Transcript.messages(output).flatMap { message in
      RawBytes.lines(of: message).enumerated().map { ($0 == 0 ? "← " : "  ") + $1 }
    }
    guard lines.indices.contains(last - 1), lines.indices.contains(fence.line - 1) else {
      return text
    }
    lines.insert(contentsOf: new, at: last)
    for line in old.sorted(by: >) {
      lines.remove(at: line > last ? line - 1 + new.count : line - 1)
    }
    if status != fence.status {
      let info = lines[fence.line - 1].split(separator: " ").filter { !$0.hasPrefix("status=") }
      lines[fence.line - 1] =
        (info + (status == 0 ? [] : ["status=\(status)"])).joined(separator: " ")
    }
    return lines.joined(separator: "\n")
  }

  /// The output, split after each line that ends in a lone LF, and before each header block.
  private static func messages(_ output: [UInt8]) -> [[UInt8]] {
    var messages: [[UInt8]] = []
    var rest = output[...]
    let header = Array("Content-Length:".utf8)
    while !rest.isEmpty {
      var end = rest.startIndex + 1
      while end < rest.endIndex, !rest[end...].starts(with: header),
        !(rest[end - 1] == 0x0A && (end - 2 < rest.startIndex || rest[end - 2] != 0x0D))
      {
        end += 1
      }
      messages.append(Array(rest[..<end]))
      rest = rest[end...]
    }
    return messages
  }
}
