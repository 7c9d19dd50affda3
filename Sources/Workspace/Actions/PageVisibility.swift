// SPDX-License-Identifier: AGPL-3.0-or-later

/// The pages that a view shows. They trigger the actions of pages and annotations.
struct PageVisibility {
  /// The current page, once the view has begun.
  var current: Int?
  var visible: Set<Int> = []
  /// Whether the view triggers page actions: from its beginning to its end.
  var isWatching = false
  /// Whether actions are running now. Pages that an action shows are handled after it.
  var isTelling = false
  /// The annotation under the pointer, if it has an action for that.
  var hovered: String?
  /// The annotations of a page that react to the pointer. They were read at this revision.
  var reacting: (pageIndex: Int, revision: Int, ids: Set<String>)?
}
