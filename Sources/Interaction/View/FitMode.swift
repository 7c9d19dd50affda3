// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The part of the document that a view keeps fitted. The view adjusts its scale to fit the part into
/// its window.
public enum FitMode: String, CaseIterable, Sendable {
  /// The whole page, in a facing layout the whole spread.
  case page
  /// The page's width, in a facing layout the spread's.
  case width
  /// The drawn contents of the page or spread, without its margins.
  case content
}

extension View {
  /// Records the extent of a page's contents, in its space. Until then, the page counts as full.
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

  /// Gives the view the scale of its lasting fit. The fit applies to the current spread.
  mutating func refit() {
    guard let fit = state.fit, let area = area(of: fit) else { return }
    self.fit(width: area.width, height: fit == .width ? 0 : area.height)
    settle()
  }

  /// Shows the area of the lasting fit: centred, or, for a fit to width, from `top`. Without a fit,
  /// nothing changes.
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

  /// Centres the width to which the view is fitted, if it is.
  mutating func centreFittedWidth() {
    if state.fit == .width { showFitted(top: state.offset.y / state.scale) }
  }

  /// Sets the largest scale at which an extent fits the view. The extent is in canvas points; an extent
  /// of 0 is ignored.
  mutating func fit(width: Double = 0, height: Double = 0) {
    let scales = [(state.size.width, width), (state.size.height, height)]
      .filter { $0.1 > 0 }.map { $0.0 / $0.1 }
    state.scale = state.limited(scales.min() ?? state.scale)
  }
}
