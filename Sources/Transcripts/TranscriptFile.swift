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
}

extension TranscriptError {
  package static func failed(_ path: String, _ purpose: String) -> TranscriptError {
    .file(path: path, purpose: purpose, reason: String(cString: strerror(errno)))
  }
}
