// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension OpenView {
  /// Adjusts all data kept by page index to moved pages: the visible page, the navigation history, the
  /// selection and the last press. Work under way is dropped; callers that change pages commit it first.
  func follow(_ mapping: PageMapping, sizes: [Size]) {
    do throws(ToolError) { try tools.cancel(in: self) } catch { tools.drop(in: self) }
    input.lastPress = input.lastPress?.following(mapping)
    playback.follow(mapping)
    chosen.readings = SelectionReadings()
    let kept = selection.following(mapping)
    set(kept, kept.text.flatMap { chosen.text?.moved(to: $0) })
    input.forgetPages()
    display.forgetPointer()
    view.forgetContents()
    pages.follow(mapping)
    do throws(ViewError) {
      try show(.document) { (view) throws(ViewError) in
        try view.replacePages(sizes, newIndex: mapping.newIndex)
      }
    } catch {
      // If the pages are too large to be laid out, the view keeps its old pages.
      return
    }
  }
}

extension PagePoint {
  fileprivate func following(_ mapping: PageMapping) -> PagePoint? {
    mapping.newIndex(pageIndex).map { PagePoint(pageIndex: $0, point: point) }
  }
}

extension Selection {
  /// The part of the selection that still exists. Text over several pages stays selected if the pages
  /// are still consecutive.
  fileprivate func following(_ mapping: PageMapping) -> Selection {
    switch self {
    case .none: return .none
    case .annotations(let chosen):
      let kept = chosen.compactMap { chosen in
        mapping.newIndex(chosen.pageIndex).map {
          SelectedAnnotation(id: chosen.id, pageIndex: $0)
        }
      }
      return kept.isEmpty ? .none : .annotations(kept)
    case .image(let chosen):
      guard let index = mapping.newIndex(chosen.pageIndex) else { return .none }
      return .image(SelectedImage(chosen.image, onPage: index))
    case .text(let text):
      let pages = text.pages.map(mapping.newIndex)
      guard let first = pages[0], pages.enumerated().allSatisfy({ $1 == first + $0 }) else {
        return .none
      }
      let shift = first - text.start.pageIndex
      func moved(_ position: TextPosition) -> TextPosition {
        TextPosition(pageIndex: position.pageIndex + shift, offset: position.offset)
      }
      return .text(TextSelection(moved(text.start), moved(text.end)))
    }
  }
}
