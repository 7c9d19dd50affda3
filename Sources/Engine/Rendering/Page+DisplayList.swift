// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Page {
  /// The recording of the page, made where there is none yet; the few pages drawn last keep theirs.
  ///
  /// Annotations without an appearance, or with an outdated one, get one first.
  ///
  /// - Throws: ``EngineError/cancelled``; ``EngineError/damaged(_:)``.
  public func displayList(
    _ parts: PageParts = .all, cancellation: Cancellation? = nil
  ) throws(EngineError) -> DisplayList {
    try cancellation?.check()
    if !parts.isDisjoint(with: .appearances) { try updateAppearances() }
    if let list = displayLists[self, parts] { return list }
    let list = try DisplayList(self, parts, cancellation)
    displayLists[self, parts] = list
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

extension PageParts {
  fileprivate static let appearances: PageParts = [.annotations, .widgets]
}
