// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// An order of tabs that is set by touching fields one after the other.
struct TabOrdering {
  let pageIndex: Int
  /// The widgets that were touched, in turn.
  private(set) var touched: [Annotation] = []

  init(onPage pageIndex: Int) { self.pageIndex = pageIndex }

  /// A field that is touched again comes last from then on.
  mutating func touch(_ widget: Annotation) {
    touched.removeAll { $0.id == widget.id }
    touched.append(widget)
  }

  mutating func takeBack() { _ = touched.popLast() }

  /// The numbers of the fields that were touched, each on its field.
  var overlay: [OverlayItem] {
    touched.enumerated().flatMap { index, widget in
      [
        OverlayItem(.rect(widget.rect), role: .tabOrder, pageIndex: pageIndex),
        OverlayItem(
          .text("\(index + 1)", in: widget.rect), role: .tabOrder, pageIndex: pageIndex),
      ]
    }
  }
}
