// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

extension Document {
  /// Fails if copying text, images and pages out of the document is not allowed. All code that copies
  /// must call this.
  ///
  /// - Throws: ``EditError/notPermitted(by:_:)`` if the document's permissions forbid copying.
  public func requireCopying() throws(EditError) {
    guard permissions.copy else {
      throw .notPermitted(
        by: "document",
        "The document does not allow copying: open it with the owner's password.")
    }
  }
}
