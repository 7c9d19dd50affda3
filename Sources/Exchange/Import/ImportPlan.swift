// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// What an import does: checked, and not yet done.
public struct ImportPlan {
  /// In this order, as one step.
  public var edits: [any Edit] = []
  /// Values that form fields are given, after the edits.
  public var settings: [FieldSetting] = []
  /// What becomes of it all once the edits are made.
  public var report = ImportReport()
  /// Bookmarks that must exist after the import. A known id keeps its place.
  public var bookmarks: [CarriedBookmark] = []
  /// The ids of bookmarks that are to go.
  public var removedBookmarks: [String] = []

  /// What the history calls it.
  public static let name = "Import annotations"
}
