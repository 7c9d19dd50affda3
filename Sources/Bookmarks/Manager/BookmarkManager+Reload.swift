// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing

extension BookmarkManager {
  /// The manager of another version of the document, with the same providers; what the document
  /// itself keeps is read from that version by ``readAgain()``.
  ///
  /// - Parameter isDiscarding: whether files forget what is not saved.
  public func continued(in editor: Editor, isDiscarding: Bool) -> BookmarkManager {
    func successor(_ provider: any BookmarkProvider) -> any BookmarkProvider {
      if provider is EmbeddedProvider { return EmbeddedProvider(editor) }
      if isDiscarding, let file = provider as? FileProvider { return file.anew }
      return provider
    }
    let manager = BookmarkManager(
      of: editor, providers: providers.map(successor), makeID: makeID)
    manager.retired = isDiscarding ? [] : retired
    manager.loaded = loaded
    return manager
  }

  /// Reads the bookmarks once more where they had been read, and tells of the difference.
  public func readAgain() {
    if isLoaded { refreshIfPossible() }
  }
}
