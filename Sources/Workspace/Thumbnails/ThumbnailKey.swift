// SPDX-License-Identifier: AGPL-3.0-or-later

/// Identifies a picture of a page.
public struct ThumbnailKey: Hashable, Sendable {
  /// The page's object number, which stays the same when the page moves; 0 if it has none.
  var object: Int
  /// The width in pixels.
  var width: Int
  /// Incremented when the page changes; 0 while it is unchanged from the file.
  var version: Int

  /// Whether the page can be identified, so that its picture can be cached.
  var canBeKept: Bool { object > 0 }
}
