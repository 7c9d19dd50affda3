// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// Embedded files of documents that encrypt only those (ISO 32000-2, 7.6.6: `EFF`).
extension Document {
  /// Uses the password for the embedded files, if they need one that was not given before.
  ///
  /// - Throws: ``EngineError/passwordRequired(wrong:)``.
  func unlockAttachments(_ password: String?) throws(EngineError) {
    guard opening.hasLockedAttachments else { return }
    guard let password else { throw .passwordRequired(wrong: false) }
    var result: Int32 = 0
    for candidate in PreparedPassword.candidates(password) where result == 0 {
      try context.call { cm_authenticate($0, raw, candidate, &result, $1) }
    }
    guard result != 0 else { throw .passwordRequired(wrong: true) }
    opening.hasLockedAttachments = false
  }

  /// The reason why files cannot be added to such a document, nor its encryption changed.
  static let keepsAttachmentsLocked = EngineError.unsupported(
    "the document encrypts only its attachments, which the server can read but not write")

  /// Whether only the embedded files are encrypted.
  var encryptsAttachmentsAlone: Bool {
    get throws(EngineError) {
      var isSo = false
      try context.call { cm_encrypts_attachments_alone($0, raw, &isSo, $1) }
      return isSo
    }
  }
}

extension PDFObject {
  /// The decoded bytes of an embedded file.
  ///
  /// - Throws: ``EngineError/limitExceeded(_:_:)`` for more than `limit` bytes.
  func attachmentBytes(limit: Int, in document: Document) throws(EngineError) -> [UInt8] {
    var buffer: UnsafeMutablePointer<fz_buffer>?
    try context.call { cm_load_attachment($0, document.raw, raw, max(0, limit), &buffer, $1) }
    return PDFObject.bytes(taking: buffer, context)
  }
}
