// SPDX-License-Identifier: AGPL-3.0-or-later

/// Which pages a view has shown, for what pages and annotations do when they come and go.
struct PageVisibility {
  /// The current page, once the view has begun.
  var current: Int?
  var visible: Set<Int> = []
  /// Whether the view tells pages of it: from its beginning to its end.
  var isWatching = false
  /// Whether it is told right now, so that what an action shows is told of after it.
  var isTelling = false
  /// The annotation under the pointer, if it has an action for that.
  var hovered: String?
  /// The annotations of a page that react to the pointer, at a revision.
  var reacting: (pageIndex: Int, revision: Int, ids: Set<String>)?
}
