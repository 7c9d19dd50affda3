// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing

extension BookmarkManager {
  /// The manager of another version of the document, with the same providers; what the document
  /// itself keeps is read from that version by ``readAgain()``.
  ///
  /// - Parameter isDiscarding: whether files forget what is not saved.
  public func continued(in editor: Editor, isDiscarding: Bool) -> BookmarkManager {
    let continued = providers.map { $0.continued(in: editor, isDiscarding: isDiscarding) }
    let manager = BookmarkManager(of: editor, providers: continued, makeID: makeID)
    manager.retired = isDiscarding ? [] : retired
    manager.loaded = loaded
    return manager
  }

  /// Reads the bookmarks once more where they had been read, and tells of the difference.
  public func readAgain() {
    if isLoaded { refreshIfPossible() }
  }
}
