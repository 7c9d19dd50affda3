// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import Geometry
import Interaction

extension OpenDocument {
  /// An edit of pages, with the matching change of bookmarks in the same step. Tools' work under way is
  /// committed first, since its pages may be removed.
  public func prepare(_ edit: some PageEdit) throws(ToolError) -> any Edit {
    try commitWork()
    let count = try engine(document.pageCount)
    return withBookmarks(edit, edit.mapping(pageCount: count))
  }

  /// An edit with the matching change of the bookmarks of pages that it moves.
  func withBookmarks(_ edit: some PageEdit, _ mapping: PageMapping?) -> any Edit {
    guard let mapping else { return edit }
    do throws(BookmarkError) {
      guard let following = try bookmarks.followPages(mapping.newIndex) else { return edit }
      return EditSequence(name: edit.name, [edit, following])
    } catch {
      // Unreadable bookmarks do not block page edits; a request for the bookmarks reports the error.
      return edit
    }
  }

  /// The edits that crop pages to a rectangle on each, in page space; without a rectangle, the whole
  /// page is shown again.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)`` if a page does not exist;
  ///   ``EngineError/unsupported(_:)`` if a rectangle leaves nothing of a page visible.
  public func cropping(
    _ pages: [Int], to rect: (PageGeometry) -> Rect?
  ) throws(EngineError) -> SetPageBoxes {
    try document.check(pages: pages)
    var changes: [PageBoxChange] = []
    for index in pages {
      let geometry = try document.pageGeometry(index)
      guard let wanted = rect(geometry) else {
        changes.append(PageBoxChange(.crop, ofPage: index, to: nil))
        continue
      }
      let shown = wanted.intersection(Rect(origin: .zero, size: geometry.size))
      guard let shown, wanted.width > 0, wanted.height > 0,
        let map = geometry.transform.inverse
      else {
        throw .unsupported("page \(index) has no visible contents within the given crop box")
      }
      changes.append(PageBoxChange(.crop, ofPage: index, to: map.apply(shown)))
    }
    return SetPageBoxes(changes)
  }

  /// The parts into which the outline's entries, down to a level, divide the document. Each part ends
  /// before the next one begins. Pages before the first entry are a part too.
  public func outlineParts(depth: Int) throws(EngineError) -> [OutlinePart] {
    var starts: [Int: String] = [:]
    func visit(_ items: [OutlineItem], _ depth: Int) {
      for item in items {
        if let page = item.pageIndex, starts[page] == nil { starts[page] = item.title }
        if depth > 1 { visit(item.children, depth - 1) }
      }
    }
    visit(try outline(), depth)
    guard !starts.isEmpty else {
      throw .notFound(what: "outline", "The document has no outline that leads to its pages.")
    }
    let firsts = Set(starts.keys).union([0]).sorted()
    let ends = firsts.dropFirst() + [try document.pageCount]
    return zip(firsts, ends).map { OutlinePart(title: starts[$0], pages: $0..<$1) }
  }
}

/// A part of a document that its outline names.
public struct OutlinePart: Hashable, Sendable {
  /// The entry's title; `nil` for the part before the first entry.
  public var title: String?
  public var pages: Range<Int>
}
