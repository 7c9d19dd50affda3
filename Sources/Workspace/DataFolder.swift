// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// A folder that makes a document that was opened from data as safe from a crash as one from a file:
/// for its bytes and its edit log, for as long as it is open.
public struct DataFolder {
  let file: String
  /// `nil`: changes are kept nowhere.
  let logs: EditLogFolder?

  /// - Parameters:
  ///   - folder: it has to be there, and be the user's alone.
  ///   - sync: syncs its log; `nil`: it has none.
  public init(folder: String, sync: (any LogSync)?) {
    file = folder + "/document.pdf"
    logs = sync.map { EditLogFolder(folder + "/edits", sync: $0) }
  }

  /// The file in place of the bytes, which are written for that; `nil` of another document.
  func file(for origin: DocumentOrigin) throws(EditError) -> String? {
    switch origin {
    case .file(let path): return path == file ? file : nil
    case .data(let bytes):
      // The engine tells that nothing is no PDF.
      guard !bytes.isEmpty else { return nil }
      try StateFile(file).write(bytes)
      return file
    }
  }
}
