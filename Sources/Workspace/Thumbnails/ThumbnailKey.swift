// SPDX-License-Identifier: AGPL-3.0-or-later

/// Which picture of a page is meant.
public struct ThumbnailKey: Hashable, Sendable {
  /// The number of the page's object, which stays with the page wherever it goes; 0 where it has none.
  var object: Int
  /// Pixels.
  var width: Int
  /// Counts up when the page is changed; 0 while it is as in the file.
  var version: Int

  /// Whether the page can be told from others.
  var canBeKept: Bool { object > 0 }
}
