// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A Markdown file with transcripts.
public enum TranscriptFile {
  public static func read(_ path: String) throws(TranscriptError) -> Transcript {
    let purpose = "read the transcript"
    guard let file = fopen(path, "r") else { throw .failed(path, purpose) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { break }
      bytes += chunk.prefix(count)
    }
    if ferror(file) != 0 { throw .failed(path, purpose) }
    return try Transcript(String(decoding: bytes, as: UTF8.self), path: path)
  }

  /// Replaces the file's text.
  public static func write(_ text: String, to path: String) throws(TranscriptError) {
    let purpose = "write the transcript"
    guard let file = fopen(path, "w") else { throw .failed(path, purpose) }
    let bytes = Array(text.utf8)
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    if fclose(file) != 0 || !isWritten { throw .failed(path, purpose) }
  }
}

extension TranscriptError {
  fileprivate static func failed(_ path: String, _ purpose: String) -> TranscriptError {
    .file(path: path, purpose: purpose, reason: String(cString: strerror(errno)))
  }
}
