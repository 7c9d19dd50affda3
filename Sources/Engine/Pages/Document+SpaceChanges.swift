// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// How the space of a page will change, for what is kept in that space outside of the file.
extension Document {
  /// Maps a page's present space to its space after a rotation; `nil` if it stays the same.
  public func spaceChange(ofPage index: Int, rotatedBy degrees: Int) throws(EngineError) -> Matrix?
  {
    try spaceChange(ofPage: index) { (page) throws(EngineError) in
      try rotate(page, by: degrees)
    }
  }

  /// Maps a page's present space to its space after changes of boxes; `nil` if it stays the same.
  public func spaceChange(
    ofPage index: Int, settingBoxes changes: [PageBoxChange]
  ) throws(EngineError) -> Matrix? {
    try spaceChange(ofPage: index) { (page) throws(EngineError) in
      for change in changes where change.pageIndex == index { try set(change, of: page) }
    }
  }

  /// - Parameter change: makes the change in a copy of the page's dictionary.
  private func spaceChange(
    ofPage index: Int, _ change: (PDFObject) throws(EngineError) -> Void
  ) throws(EngineError) -> Matrix? {
    guard let page = try pageObject(index) else { return nil }
    let copy = try makeDictionary(like: page)
    try change(copy)
    let old = try pageGeometry(index).transform
    let new = try pageGeometry(of: copy).transform
    return old == new ? nil : old.inverse?.then(new)
  }
}
