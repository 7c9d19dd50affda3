// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Page {
  /// The display list of the page, recorded if necessary. The most recently drawn pages keep theirs.
  ///
  /// Missing and outdated appearances of annotations are drawn first.
  ///
  /// - Parameter isKept: whether to cache a new list, which evicts the least recently used one.
  /// - Throws: ``EngineError/cancelled``; ``EngineError/damaged(_:)``.
  public func displayList(
    _ parts: PageParts = .all, isKept: Bool = true, cancellation: Cancellation? = nil
  ) throws(EngineError) -> DisplayList {
    try cancellation?.check()
    if !parts.isDisjoint(with: .appearances) { try updateAppearances() }
    if let list = displayLists[self, parts] { return list }
    let list = try DisplayList(self, parts, cancellation)
    if isKept { displayLists[self, parts] = list }
    return list
  }

  /// Forgets the display lists with annotations or form fields, because those changed.
  public func forgetAppearances() { displayLists.remove(self, showing: .appearances) }

  /// Draws missing and outdated appearances for display.
  func updateAppearances() throws(EngineError) {
    var changed = false
    try context.call { cm_update_page($0, raw, &changed, $1) }
    if changed { forgetAppearances() }
  }
}

extension Document {
  /// The display list of a page that is needed only once: caching evicts no other page.
  ///
  /// - Throws: the errors of ``page(_:)`` and ``Page/displayList(_:isKept:cancellation:)``.
  public func displayListInPassing(
    ofPage index: Int, cancellation: Cancellation? = nil
  ) throws(EngineError) -> DisplayList {
    if let page = loadedPages.page(index) {
      return try page.displayList(isKept: false, cancellation: cancellation)
    }
    return try Page(index, of: self).displayList(isKept: false, cancellation: cancellation)
  }
}

extension PageParts {
  fileprivate static let appearances: PageParts = [.annotations, .widgets]
}
