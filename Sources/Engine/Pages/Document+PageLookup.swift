// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// Chooses the method for finding pages, before the first look-up.
  ///
  /// MuPDF's map loads the dictionaries of all pages, and with them everything in the same object
  /// streams: 0.2 s and 27 MB for a manual of 2,415 pages. If the nodes of the page tree have few
  /// children (ISO 32000-2, 7.7.3), as in all but flat trees, walking the tree is as fast.
  func choosePageLookup() throws(EngineError) {
    guard !loadedPages.hasChosenLookup else { return }
    loadedPages.hasChosenLookup = true
    var node = try catalog?["Pages"]
    for _ in 0..<deepestTree {
      let children = try node?["Kids"]
      let count = try children?.count ?? 0
      guard count > 0 else { break }
      guard count <= mostChildren else { return }
      node = try children?[0]
    }
    try context.call { cm_use_page_map($0, raw, false, $1) }
  }
}

/// The nodes on the path to the first page represent the tree, since writers balance their trees.
private let deepestTree = 16
private let mostChildren = 32
