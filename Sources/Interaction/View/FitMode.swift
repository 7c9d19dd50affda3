// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The part of the document that a view keeps fitted into its window by adjusting its scale.
public enum FitMode: String, CaseIterable, Sendable {
  /// The whole page, in a facing layout the whole spread.
  case page
  /// The page's width, in a facing layout the spread's.
  case width
  /// The drawn contents of the page or spread, without its margins.
  case content
}

extension View {
  /// Takes note of what is drawn on a page, in its space. A page counts as full until then.
  public mutating func learn(contentBox: Rect, ofPage pageIndex: Int) {
    contents[pageIndex] = contentBox
    if missingContent == pageIndex { missingContent = nil }
  }

  /// Forgets the extent of the pages' contents after a change.
  public mutating func forgetContents() { contents = [:] }

  /// The area of the current spread to fit, in canvas points; `nil` for an empty document.
  mutating func area(of fit: FitMode) -> Rect? {
    guard let spread = pages.frame(ofSpread: currentSpread) else { return nil }
    guard fit == .content else { return spread }
    var boxes: [Rect] = []
    for pageIndex in pages.spreads.pages(ofSpread: currentSpread) {
      if let box = contents[pageIndex] {
        if let map = pages.pageToCanvas(pageIndex) { boxes.append(map.apply(box)) }
      } else {
        missingContent = missingContent ?? pageIndex
        return spread
      }
    }
    guard let first = boxes.first else { return spread }
    return boxes.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Gives the view the scale that its lasting fit asks for on the current spread.
  mutating func refit() {
    guard let fit = state.fit, let area = area(of: fit) else { return }
    self.fit(width: area.width, height: fit == .width ? 0 : area.height)
    settle()
  }

  /// Shows what the lasting fit fits: in the middle, or the width with its height at the view's top.
  /// Without a fit nothing changes.
  mutating func showFitted(top: Double? = nil) {
    guard let fit = state.fit, let area = area(of: fit) else { return }
    refit()
    if fit == .width {
      let top = top ?? area.y0
      showCanvas(Point(area.center.x, top), at: Point(middle.x, 0))
    } else {
      showCanvas(area.center, at: middle)
    }
  }

  /// Has the width that the view is fitted to in its middle, where it is.
  mutating func centreFittedWidth() {
    if state.fit == .width { showFitted(top: state.offset.y / state.scale) }
  }

  /// Sets the largest scale at which an extent in canvas points is within the view; one of 0 does not
  /// count.
  mutating func fit(width: Double = 0, height: Double = 0) {
    let scales = [(state.size.width, width), (state.size.height, height)]
      .filter { $0.1 > 0 }.map { $0.0 / $0.1 }
    state.scale = state.limited(scales.min() ?? state.scale)
  }
}
