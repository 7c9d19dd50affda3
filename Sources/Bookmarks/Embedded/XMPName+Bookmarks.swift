// SPDX-License-Identifier: AGPL-3.0-or-later

import XMP

extension XMPName {
  /// The record of PSPDFKit: a text that holds a JSON array.
  static let pspdfBookmarks = XMPName(
    namespace: "http://pspdfkit.com/pdf/xmp/1.0/", prefix: "pspdf", local: "Bookmarks")
  /// The record of Apple Preview: an array of structs with `PageIndex` and `UUID`.
  static let previewBookmarks = XMPName(
    namespace: "http://ns.apple.com/Preview/1.0/", prefix: "apple-preview", local: "Bookmarks")
}
