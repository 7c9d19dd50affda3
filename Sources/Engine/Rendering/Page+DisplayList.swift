// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Page {
  /// The recording of the page, made where there is none yet; the few pages drawn last keep theirs.
  ///
  /// Annotations without an appearance, or with an outdated one, get one first.
  ///
  /// - Parameter isKept: whether the new one takes the place of the one that was used longest ago.
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

  /// Forgets the recordings that show annotations or form fields, because those changed.
  public func forgetAppearances() { displayLists.remove(self, showing: .appearances) }

  private func updateAppearances() throws(EngineError) {
    var changed = false
    try context.call { cm_update_page($0, raw, &changed, $1) }
    if changed { forgetAppearances() }
  }
}

extension Document {
  /// The recording of a page that is drawn in passing: it takes no other page's place among those that
  /// are kept in memory.
  ///
  /// - Throws: as ``page(_:)`` and ``Page/displayList(_:isKept:cancellation:)``.
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
