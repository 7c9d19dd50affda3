// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing

extension BookmarkManager {
  /// The manager for another version of the document, with the same providers. ``readAgain()`` reads the
  /// embedded bookmarks from that version.
  ///
  /// - Parameter isDiscarding: whether files discard their unsaved changes.
  public func continued(in editor: Editor, isDiscarding: Bool) -> BookmarkManager {
    let continued = providers.map { $0.continued(in: editor, isDiscarding: isDiscarding) }
    let manager = BookmarkManager(of: editor, providers: continued, makeID: makeID)
    manager.retired = isDiscarding ? [] : retired
    manager.loaded = loaded
    return manager
  }

  /// Reads the bookmarks again if they had been read, and reports the difference.
  public func readAgain() {
    if isLoaded { refreshIfPossible() }
  }
}
