// SPDX-License-Identifier: AGPL-3.0-or-later

import System
import Transcripts

extension TranscriptFile {
  /// Replaces the file's text.
  public static func write(_ text: String, to path: String) throws(TranscriptError) {
    let purpose = "write the transcript"
    guard let file = fopen(path, "w") else { throw .failed(path, purpose) }
    let bytes = Array(text.utf8)
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    if fclose(file) != 0 || !isWritten { throw .failed(path, purpose) }
  }
}
