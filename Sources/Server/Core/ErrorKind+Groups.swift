// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

/// Errors of methods of one kind, beside those that every request may answer.
extension [ErrorKind] {
  /// Those that look at something named in a document.
  static let reading: Self = [.unknownDocument, .notFound, .damaged]

  /// Those that change a document: `saveFailed` where the edit log cannot take it.
  static let changing: Self = [
    .unknownDocument, .notPermitted, .contentModified, .damaged, .saveFailed,
  ]

  /// Those that make what the tools have under way changes first, for which the client may be asked.
  static let committing: Self = changing + [.notFound, .unsupported, .vetoed]
}
