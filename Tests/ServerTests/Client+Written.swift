// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

extension Client {
  /// A client with a file open as `d1` that is written for it, as text without a table: opening repairs it.
  ///
  /// - Parameter path: where the file is written; the caller removes it.
  convenience init(writing pdf: String, to path: String) throws {
    try Data(pdf.utf8).write(to: URL(filePath: path))
    try self.init(nil)
    _ = try result("document/open", #"{"path": "\#(path)"}"#)
  }
}
