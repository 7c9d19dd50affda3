// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

extension Document {
  /// Fails if text, pictures and pages must not be taken out of the document. Everything that
  /// copies asks here.
  ///
  /// - Throws: ``EditError/notPermitted(by:_:)`` where the document's author does not let it be copied.
  public func requireCopying() throws(EditError) {
    guard permissions.copy else {
      throw .notPermitted(
        by: "document",
        "The document does not allow copying: open it with the owner's password.")
    }
  }
}
