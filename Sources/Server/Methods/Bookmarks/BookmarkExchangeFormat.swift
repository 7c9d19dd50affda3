// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import JSON

/// A form in which bookmarks go to other programs and come from them.
enum BookmarkExchangeFormat: String, WireEnum {
  case instantJSON, csv, outline, apryse

  /// `nil` of entries of an outline, which have the form of the wire.
  var format: BookmarkFormat? { BookmarkFormat(rawValue: rawValue) }
}
