// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// The visible part and the selection of a view. They are described by their contents, so that they can
/// be found again in another version of the document.
struct ViewMemory {
  private let pageIndex: Int
  /// The text of the current page.
  private let text: String?
  private let selection: Selection
  /// The text selected on a selection's first and last page.
  private var ends: [TextAnchor] = []

  init(_ view: OpenView, in document: Document) {
    pageIndex = view.view.state.pageIndex
    text = try? document.page(pageIndex).text().text
    selection = view.selection
    guard let selected = selection.text else { return }
    ends = Set([selected.start.pageIndex, selected.end.pageIndex]).sorted().compactMap { index in
      guard let count = try? document.page(index).text().count else { return nil }
      return try? document.anchor(of: selected.range(onPage: index, count: count), onPage: index)
    }
  }

  /// The number of pages by which the current page has moved: 0 unless its text is found near by.
  func shift(in document: Document) -> Int {
    guard let text, !text.isEmpty else { return 0 }
    for distance in 0...ViewMemory.reach {
      for shift in distance == 0 ? [0] : [distance, -distance] {
        let found = try? document.page(pageIndex + shift).text().text
        if found == text { return shift }
      }
    }
    return 0
  }

  private static let reach = 5

  /// The selection, as far as it is found again.
  func selection(in document: Document) -> Selection {
    switch selection {
    case .none: return .none
    case .annotations(let chosen):
      var kept = chosen.compactMap { chosen -> SelectedAnnotation? in
        guard let page = try? document.pageOfAnnotation(chosen.id).index else { return nil }
        return SelectedAnnotation(id: chosen.id, pageIndex: page)
      }
      if let page = kept.first?.pageIndex { kept.removeAll { $0.pageIndex != page } }
      return kept.isEmpty ? .none : .annotations(kept)
    case .image(let chosen):
      let found = try? document.page(chosen.pageIndex).image(chosen.image.index)
      return found == chosen.image ? selection : .none
    case .text(let text):
      guard ends.count == Set([text.start.pageIndex, text.end.pageIndex]).count else {
        return .none
      }
      let found = ends.compactMap { (try? document.find($0)).flatMap(\.self) }
      guard found.count == ends.count, let first = found.first, let last = found.last,
        last.pageIndex - first.pageIndex == text.end.pageIndex - text.start.pageIndex
      else { return .none }
      return .text(
        TextSelection(
          TextPosition(pageIndex: first.pageIndex, offset: first.range.lowerBound),
          TextPosition(pageIndex: last.pageIndex, offset: last.range.upperBound)))
    }
  }
}
