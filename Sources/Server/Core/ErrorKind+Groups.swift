// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

/// Errors of methods of one kind, besides those that every request can return.
extension [ErrorKind] {
  /// Errors of methods that read a named object in a document.
  static let reading: Self = [.unknownDocument, .notFound, .damaged]

  /// Errors of methods that change a document: `saveFailed` if the edit log cannot be written.
  static let changing: Self = [
    .unknownDocument, .notPermitted, .contentModified, .damaged, .saveFailed,
  ]

  /// Errors of methods that first commit the tools' work under way, about which the client may be asked.
  static let committing: Self = changing + [.notFound, .unsupported, .vetoed]
}
