// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The document as last saved or opened. It also has data for the next save.
struct SavedState {
  /// The place in the history.
  var position = 0
  /// The identity of the file; `nil` before the first save.
  var content: ContentIdentity?
  /// The file as it was written in this session; `nil` if it was not.
  var file: SealedFile?
  /// How the file is encrypted.
  var encryption = Encryption.kept
  /// The number of the file's next new object. Later objects get numbers that the file does not use, and
  /// the same numbers again when they are recreated from it.
  var nextObject = 0
  /// Whether the file does not continue the bytes of the opened document. If so, nothing can be
  /// appended to it: that would bring those bytes back.
  var isRewritten = false
  /// The signature fields of the file; `nil` before the first save, or if there are none.
  var signatureFields: [SignatureField]?
  /// Whether the bytes as opened hold permanently removed content.
  var hasErased = false
  /// Changes to data outside the document since the last save, in order.
  var storesSince: [StoreChange] = []
}
