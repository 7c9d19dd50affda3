// SPDX-License-Identifier: AGPL-3.0-or-later

/// What was read of a page so far, each part once it was asked for.
struct PageContents {
  var text: PageText?
  /// The addresses in the text, as far as they have been looked for.
  var addresses: FoundAddresses?
  /// The columns and pictures.
  var blocks: [PageBlock]?
  /// The lines that the page shows.
  var segments: PageSegments?
  var images: [PageImage]?

  /// Forgets the text, because the page's contents changed.
  mutating func forgetText() { (text, addresses, blocks) = (nil, nil, nil) }
}
