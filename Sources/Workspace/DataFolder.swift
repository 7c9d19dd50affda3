// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// A folder that protects a document opened from data. It makes the document as safe from a crash as
/// one from a file: it holds the document's bytes and its edit log while the document is open.
public struct DataFolder {
  let file: String
  /// The folder of edit logs; `nil` if changes are not logged.
  let logs: EditLogFolder?

  /// - Parameters:
  ///   - folder: an existing folder that only the user can access.
  ///   - sync: syncs its log; `nil`: it has none.
  ///   - limit: limits the time for each change that is made again.
  public init(folder: String, sync: (any LogSync)?, limit: (any ReplayLimit)?) {
    file = folder + "/document.pdf"
    logs = sync.map { EditLogFolder(folder + "/edits", sync: $0, limit: limit) }
  }

  /// The file with the bytes of a document opened from data. The file is written now. `nil` for a
  /// document from a file.
  func file(for origin: DocumentOrigin) throws(EditError) -> String? {
    switch origin {
    case .file(let path): return path == file ? file : nil
    case .data(let bytes):
      // The engine reports that empty data is not a PDF.
      guard !bytes.isEmpty else { return nil }
      try StateFile(file).write(bytes)
      return file
    }
  }
}
