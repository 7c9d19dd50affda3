// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// The pages that an exclusion names. They are as they were when the exclusion last followed them.
struct ExclusionTrail: Hashable, Sendable {
  /// A page's object number and space. When an undo brings the page back, the number identifies it.
  struct Mark: Hashable, Sendable {
    let number: Int
    let toPage: Matrix
  }

  /// What was excluded on a page.
  struct Part: Hashable, Sendable {
    let mark: Mark
    let isWhole: Bool
    let areas: [Exclusion.Area]
  }

  var marks: [Int: Mark] = [:]
  /// The exclusions of deleted pages, by the page's object number.
  var gone: [Int: Part] = [:]
}

extension Exclusion {
  /// Begins to follow the pages of a document. What was excluded on deleted pages is forgotten.
  public mutating func track(in document: Document) {
    trail = ExclusionTrail()
    mark(in: document)
  }

  /// Follows the pages after a change of the document. Areas keep their place on a page that is turned or
  /// cropped; an area of all pages stays as it is. What was excluded on a deleted page is excluded again
  /// when an undo brings the page back.
  ///
  /// - Parameter mapping: the mapping of pages that the change moved.
  public mutating func follow(_ mapping: PageMapping?, in document: Document) {
    guard !trail.marks.isEmpty || !trail.gone.isEmpty else { return }
    if let mapping { follow(mapping, in: document) }
    for (index, mark) in trail.marks {
      guard let now = Self.mark(ofPage: index, in: document) else { continue }
      move(areasOf: index, from: mark, to: now)
    }
    mark(in: document)
  }

  private mutating func follow(_ mapping: PageMapping, in document: Document) {
    for index in trail.marks.keys where mapping.newIndex(index) == nil { bury(index) }
    pages = Set(pages.compactMap(mapping.newIndex))
    areas = areas.compactMap { area in
      guard let index = area.pageIndex else { return area }
      return mapping.newIndex(index).map { Area(area.rect, onPage: $0) }
    }
    var marks: [Int: ExclusionTrail.Mark] = [:]
    for (index, mark) in trail.marks {
      if let new = mapping.newIndex(index) { marks[new] = mark }
    }
    trail.marks = marks
    guard !trail.gone.isEmpty else { return }
    for index in mapping.added { restore(index, in: document) }
  }

  /// Keeps the exclusions of a page that was deleted.
  private mutating func bury(_ index: Int) {
    guard let mark = trail.marks[index] else { return }
    trail.gone[mark.number] = ExclusionTrail.Part(
      mark: mark, isWhole: pages.contains(index), areas: areas.filter { $0.pageIndex == index })
  }

  /// Restores the exclusions of a deleted page that came back. What was excluded on the page before it
  /// was deleted is excluded again.
  private mutating func restore(_ index: Int, in document: Document) {
    guard let now = Self.mark(ofPage: index, in: document),
      let part = trail.gone.removeValue(forKey: now.number)
    else { return }
    if part.isWhole { pages.insert(index) }
    areas += part.areas.map { Area($0.rect, onPage: index) }
    trail.marks[index] = part.mark
  }

  private mutating func move(
    areasOf index: Int, from old: ExclusionTrail.Mark, to new: ExclusionTrail.Mark
  ) {
    guard old.toPage != new.toPage, let back = old.toPage.inverse else { return }
    let change = back.then(new.toPage)
    for position in areas.indices where areas[position].pageIndex == index {
      areas[position].rect = change.apply(areas[position].rect)
    }
  }

  private mutating func mark(in document: Document) {
    for index in pages.union(areas.compactMap(\.pageIndex)) {
      trail.marks[index] = Self.mark(ofPage: index, in: document)
    }
  }

  /// `nil` for a page that does not exist, or cannot be read.
  private static func mark(ofPage index: Int, in document: Document) -> ExclusionTrail.Mark? {
    do throws(EngineError) {
      guard (0..<(try document.pageCount)).contains(index),
        let number = try document.pageObject(index)?.number, number > 0
      else { return nil }
      return ExclusionTrail.Mark(
        number: number, toPage: try document.pageGeometry(index).transform)
    } catch {
      return nil
    }
  }
}
