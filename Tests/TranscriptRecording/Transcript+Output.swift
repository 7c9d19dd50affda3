// SPDX-License-Identifier: AGPL-3.0-or-later

import Transcripts

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

extension RawBytes {
  /// The bytes as readable lines: the first line, and its continuations.
  fileprivate static func lines(of bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var rest = Array(escaped(bytes))[...]
    while rest.count > lineLimit {
      var end = rest.startIndex + lineLimit
      // An escape is not split, and no line begins with a space.
      while rest[(end - 9)..<end].contains("\\") || rest[end] == " " { end -= 1 }
      lines.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return lines + [String(rest)]
  }

  private static let lineLimit = 290
}
