// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The first record of an edit log: the file that its changes apply to.
struct LogHeader: Hashable, Sendable {
  static let currentVersion = 1

  /// The document's file, with symbolic links followed.
  var path: String
  /// The content that the first change applies to.
  var file: ContentIdentity
}

extension LogHeader: LogValue {
  var encoded: JSONTree {
    [
      "type": "recto-edit-log", "version": LogHeader.currentVersion.encoded,
      "path": path.encoded, "file": file.encoded,
    ]
  }

  init(encoded: JSONTree) throws(EditError) {
    let type = try encoded.decode("type", as: String.self)
    let version = try encoded.decode("version", as: Int.self)
    guard type == "recto-edit-log", version == LogHeader.currentVersion else {
      throw .unreadable("This version does not know edit logs of version \(version).")
    }
    path = try encoded.decode("path")
    file = try encoded.decode("file")
  }
}
