// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine

extension OpenDocument {
  /// Begins to save the document. It goes over its own file unless another path is given. The document
  /// must not be used until the save is finished, which is reported to ``didFinish(_:_:)``, or
  /// cancelled.
  ///
  /// - Parameter overwriting: whether to overwrite changes that another program has made to the file;
  ///   `false` also refuses to replace any other file.
  /// - Throws: ``EditError/notPermitted(by:_:)`` if the document would be saved over its own file, but was opened
  ///   read-only, or another server has changed the file and still has it open.
  public func startSave(
    to wanted: String?, _ options: SaveOptions = SaveOptions(), overwriting: Bool? = nil
  ) throws(EditError) -> SaveInProgress {
    guard let target = wanted ?? path else {
      throw .saveFailed("The document was opened from data: give a path to save it to.")
    }
    let isOriginal = file.isNamed(target)
    // Even a save without changes would replace the file.
    if isOriginal { try requireReplaceable(target, isOverwriting: overwriting == true) }
    attempt(.willSave)
    let expected = isOriginal && overwriting != true ? file.identity : nil
    if !isOriginal, overwriting == false { try editor.requireFree(target) }
    if isOriginal {
      if let expected { try editor.requireUnchanged(target, since: expected) }
    }
    let companion = try isOriginal ? startSavingBookmarks() : nil
    let save = try editor.startSave(
      to: target, options, expected: expected, isOriginal: isOriginal)
    save.companion = companion
    // Before the file changes, by whose content the pictures are found.
    if isOriginal, options.encryption != nil { thumbnails.removeFiles() }
    return save
  }

  /// Fails if this document may not replace its own file.
  ///
  /// - Parameter isOverwriting: whether a version that the client was not shown may be lost.
  /// - Throws: as ``startSave(to:_:overwriting:)``, or ``EditError/changedOnDisk(_:)``.
  func requireReplaceable(_ path: String, isOverwriting: Bool) throws(EditError) {
    try editor.requireWritable()
    try editor.requireNoOther(at: path)
    if !isOverwriting { try file.requireKnown() }
  }

  /// Prepares to save the bookmarks that are kept beside the document. They are saved with it.
  func startSavingBookmarks() throws(EditError) -> any SaveCompanion {
    do throws(BookmarkError) {
      return try bookmarks.startSave()
    } catch {
      throw .saveFailed(error.message)
    }
  }

  /// Records which bookmarks were not saved with the document.
  func didSave(_ companion: (any SaveCompanion)?) {
    file.failedProviders = (companion as? BookmarksSave)?.failures ?? []
  }

  /// Records that a file was written.
  public func didFinish(_ save: SaveInProgress, _ report: SaveReport) {
    if save.isOriginal { file.wasWritten(report.identity) }
    didSave(save.companion)
    attempt(.didSave)
  }
}
