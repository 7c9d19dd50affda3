// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The document as it was last saved, or opened, and what the next save has to know of that.
struct SavedState {
  /// The place in the history.
  var position = 0
  /// The identity of the file; `nil` before the first save.
  var content: ContentIdentity?
  /// How the file is encrypted.
  var encryption = Encryption.kept
  /// The number that the next new object of the file gets: objects made from then on get none that the
  /// file has, so that they get the same ones when they are made again from it.
  var nextObject = 0
  /// Whether what the document was opened from holds what a saved file of it must not.
  var hasErased = false
  /// Changes beside the document since then, in order.
  var storesSince: [StoreChange] = []
}
