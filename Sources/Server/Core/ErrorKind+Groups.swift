// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

/// The errors of a kind of method. Every request can return further errors.
extension [ErrorKind] {
  /// Errors of methods that read a named object in a document.
  static let reading: Self = [.unknownDocument, .notFound, .damaged]

  /// Errors of methods that change a document: `saveFailed` if the edit log cannot be written.
  static let changing: Self = [
    .unknownDocument, .notPermitted, .contentModified, .damaged, .saveFailed,
  ]

  /// Errors of methods that first commit the tools' pending work. The client may be asked about the
  /// commit.
  static let committing: Self = changing + [.notFound, .unsupported, .vetoed]
}
