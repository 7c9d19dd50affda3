// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// The history's noun for pages, such as "page" or "3 pages".
func pagesNoun(_ count: Int) -> String { count == 1 ? "page" : "\(count) pages" }

/// An edit that may move pages.
public protocol PageEdit: Edit {
  /// The mapping of the pages of a document with this page count. It is computed in advance for the
  /// edits that follow in the same step. `nil` if all pages stay in place, or if the edit cannot be
  /// made.
  func mapping(pageCount: Int) -> PageMapping?

  /// Maps a page's space before the edit to its space afterwards. It is for edits that move no pages.
  /// `nil` if the page keeps its space.
  func spaceChange(ofPage index: Int, in document: Document) throws(EngineError) -> Matrix?
}

extension PageEdit {
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.assemble }
  public var touches: [AnnotationTouch] { [] }
  public func mapping(pageCount: Int) -> PageMapping? { nil }
  public func spaceChange(
    ofPage index: Int, in document: Document
  ) throws(EngineError) -> Matrix? { nil }
}

extension Edit {
  /// The page count before an edit that moves pages; `nil` for other edits. With it the log can tell
  /// whether another version of the document has the same pages.
  func pageCountToLog(in document: Document) throws(EditError) -> Int? {
    guard changesPages else { return nil }
    return try engine(document.pageCount)
  }

  /// Whether the edit refers to pages that it may move. A part of the edit counts, too.
  var changesPages: Bool {
    if let sequence = self as? EditSequence {
      return sequence.edits.contains(where: \.changesPages)
    }
    return self is any PageEdit
  }
}

extension EditEffect {
  /// The effect of pages that moved.
  init(_ mapping: PageMapping) {
    self.init()
    guard !mapping.isIdentity else { return }
    self.mapping = mapping
    pages = Set(mapping.added)
    structure = true
  }

  /// Records the annotations of new pages.
  mutating func noteAnnotations(ofPages pages: [Int], in document: Document) throws(EngineError) {
    for index in pages {
      let annotations = try document.annotations(onPage: index)
      added += annotations.map(\.id)
      let widgets = annotations.filter { $0.type == .widget }.map(\.id)
      noteFields(try document.fields(ofWidgets: widgets))
    }
  }
}
