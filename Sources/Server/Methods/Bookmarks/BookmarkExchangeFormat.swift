// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import JSON

/// A format in which bookmarks are exchanged with other programs.
enum BookmarkExchangeFormat: String, WireEnum {
  case instantJSON, csv, outline, apryse

  /// `nil` for outline entries, which have the wire form.
  var format: BookmarkFormat? { BookmarkFormat(rawValue: rawValue) }
}
