// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry

/// Cached sizes and contents of a document's pages, for its views.
struct PageReading {
  /// The sizes of all pages; `nil` before a view was opened.
  var sizes: [Size]?
  /// The extents of pages' contents, read when a view was fitted to them.
  var contents: [Int: Rect] = [:]
}

extension OpenDocument {
  /// The sizes of all pages, in page space.
  public var pageSizes: [Size] {
    if let sizes = readings.pages.sizes { return sizes }
    let sizes = readPageSizes()
    readings.pages.sizes = sizes
    return sizes
  }

  /// The extent of a page's contents, in its space; the whole page if it is empty. Read once.
  public func contentBox(
    _ index: Int, cancellation: Cancellation? = nil
  ) throws(EngineError) -> Rect {
    if let known = readings.pages.contents[index] { return known }
    let page = try document.page(index)
    let box = try page.inkBounds(cancellation: cancellation) ?? page.bounds
    readings.pages.contents[index] = box
    return box
  }

  /// Updates the views after pages have changed.
  func takeUpPages(_ effect: EditEffect) {
    thumbnails.note(effect)
    guard effect.structure || !effect.pages.isEmpty else { return }
    // Moved pages have been handled already.
    guard effect.mapping == nil else { return }
    if effect.structure { readings.pages.contents = [:] }
    for page in effect.pages { readings.pages.contents[page] = nil }
    guard let known = readings.pages.sizes else { return }
    let isOther = effect.structure || effect.pages.contains { size(ofPage: $0) != known[at: $0] }
    if isOther { readings.pages.sizes = readPageSizes() }
    for view in views { view.takeUp(pageSizes) }
  }

  /// Adjusts all data kept by page index to moved pages, before anything reads it.
  func follow(_ mapping: PageMapping, bringing annotations: [String]) {
    // Ids that came with pages must not be given to new annotations.
    for id in annotations { reserveAnnotationID(id) }
    readings.pages.contents = [:]
    editor.policy.closedPages = readings.closedPages.follow(
      editor.policy.closedPages, mapping, in: document)
    guard let known = readings.pages.sizes else { return }
    readings.pages.sizes = following(mapping, known)
    for view in views { view.follow(mapping, sizes: pageSizes) }
  }

  /// The sizes of moved pages. Only those of new pages are read.
  private func following(_ mapping: PageMapping, _ known: [Size]) -> [Size] {
    let count = (try? document.pageCount) ?? 0
    var sizes = [Size?](repeating: nil, count: count)
    for (old, size) in known.enumerated() {
      guard let new = mapping.newIndex(old), sizes.indices.contains(new) else { continue }
      sizes[new] = size
    }
    return sizes.enumerated().map { $1 ?? size(ofPage: $0) }
  }

  private func readPageSizes() -> [Size] {
    let count = (try? document.pageCount) ?? 0
    return (0..<count).map(size(ofPage:))
  }

  /// A page's size; a broken page counts as US Letter, so that the others keep their places.
  private func size(ofPage index: Int) -> Size {
    (try? document.pageGeometry(index))?.size ?? Size(612, 792)
  }
}

extension Array {
  fileprivate subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
