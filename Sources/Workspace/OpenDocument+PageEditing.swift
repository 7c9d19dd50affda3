// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import Geometry
import Interaction

extension OpenDocument {
  /// An edit of pages, with the matching change of bookmarks. Both are one step. Tools' work under way
  /// is committed first, since its pages may be removed.
  public func prepare(_ edit: some PageEdit) throws(ToolError) -> any Edit {
    try commitWork()
    let count = try engine(document.pageCount)
    if let mapping = edit.mapping(pageCount: count) { return withBookmarks(edit, mapping) }
    return withBookmarks(edit) { (destination) in
      // An edit that cannot be made reports it.
      let space = try? edit.spaceChange(ofPage: destination.pageIndex, in: document)
      return space.map(destination.mapped) ?? destination
    }
  }

  /// An edit that moves pages, with the matching change of their bookmarks.
  func withBookmarks(_ edit: some PageEdit, _ mapping: PageMapping?) -> any Edit {
    guard let mapping else { return edit }
    return withBookmarks(edit) { $0.moved(to: mapping.newIndex($0.pageIndex)) }
  }

  /// An edit that moves places, with the matching change of their bookmarks.
  private func withBookmarks(
    _ edit: some PageEdit, _ place: (Destination) -> Destination?
  ) -> any Edit {
    do throws(BookmarkError) {
      guard let following = try bookmarks.followPages(place) else { return edit }
      return EditSequence(name: edit.name, [edit, following])
    } catch {
      // Unreadable bookmarks do not block page edits; a request for the bookmarks reports the error.
      return edit
    }
  }

  /// The edits that crop pages. Each page is cropped to a rectangle in page space; without a rectangle,
  /// the whole page is shown again.
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

  /// The parts into which the outline's entries divide the document. Only entries down to this level
  /// count. Each part ends before the next one begins. Pages before the first entry are a part too.
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

/// Cached spaces and contents of a document's pages, for its views.
struct PageReading {
  /// The spaces of all pages; `nil` before a view was opened.
  var spaces: PageSpaces?
  /// The extents of pages' contents. They were read when a view was fitted to them.
  var contents: [Int: Rect] = [:]
}

extension OpenDocument {
  /// The sizes of all pages, in page space.
  public var pageSizes: [Size] {
    if let known = readings.pages.spaces { return known.sizes }
    let spaces = PageSpaces(of: document)
    readings.pages.spaces = spaces
    return spaces.sizes
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

  /// Updates the views after pages have changed. Those that moved have been followed already.
  func takeUpPages(_ effect: EditEffect) {
    thumbnails.note(effect)
    guard effect.structure || !effect.pages.isEmpty else { return }
    if effect.structure { readings.pages.contents = [:] }
    for page in effect.pages { readings.pages.contents[page] = nil }
    guard let known = readings.pages.spaces else { return }
    let isOther =
      effect.structure && effect.mapping == nil
      || !effect.pages.allSatisfy { known.isCurrent($0, in: document) }
    let now = isOther ? PageSpaces(of: document) : known
    readings.pages.spaces = now
    let changes = isOther ? now.changes(since: known) : [:]
    for view in views { view.takeUp(now.sizes, changes) }
  }

  /// Adjusts all data kept by page index to moved pages. This happens before anything reads the data.
  func follow(_ mapping: PageMapping, bringing annotations: [String]) {
    // Ids that came with pages must not be given to new annotations.
    for id in annotations { reserveAnnotationID(id) }
    readings.pages.contents = [:]
    editor.policy.closedPages = readings.closedPages.follow(
      editor.policy.closedPages, mapping, in: document)
    guard let known = readings.pages.spaces else { return }
    readings.pages.spaces = known.following(mapping, in: document)
    for view in views { view.follow(mapping, sizes: pageSizes) }
  }
}
