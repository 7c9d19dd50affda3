// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// The checked edits of an import, not yet made.
public struct ImportPlan {
  /// The edits in order; they form one step.
  public var edits: [any Edit] = []
  /// Values for form fields, to set after the edits.
  public var settings: [FieldSetting] = []
  /// The outcome, valid once the edits are made.
  public var report = ImportReport()
  /// Bookmarks that must exist after the import. A known id keeps its place.
  public var bookmarks: [CarriedBookmark] = []
  /// The ids of bookmarks to remove.
  public var removedBookmarks: [String] = []

  /// The name that the history shows.
  public static let name = "Import annotations"
}
