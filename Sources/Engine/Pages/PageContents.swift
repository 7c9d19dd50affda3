// SPDX-License-Identifier: AGPL-3.0-or-later

/// A cache of a page's contents, each part filled on demand.
struct PageContents {
  var text: PageText?
  /// The addresses in the text that were found so far.
  var addresses: FoundAddresses?
  /// The columns and pictures.
  var blocks: [PageBlock]?
  /// The line segments on the page.
  var segments: PageSegments?
  var images: [PageImage]?

  /// Forgets the text, because the page's contents changed.
  mutating func forgetText() { (text, addresses, blocks) = (nil, nil, nil) }
}
