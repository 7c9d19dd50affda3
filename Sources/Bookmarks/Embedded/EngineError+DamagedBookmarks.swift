// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

extension EngineError {
  /// An error for unreadable bookmarks, with a reason that is a sentence.
  static func damagedBookmarks(_ reason: String) -> EngineError {
    let why = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    return .damaged("its bookmarks cannot be read and are left unchanged. \(why)")
  }
}
