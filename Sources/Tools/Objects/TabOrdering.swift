// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// A tab order that the user sets by tapping fields. The fields are tapped one after the other.
struct TabOrdering {
  let pageIndex: Int
  /// The widgets that were tapped, in order.
  private(set) var touched: [Annotation] = []

  init(onPage pageIndex: Int) { self.pageIndex = pageIndex }

  /// Adds a field at the end; a field that was tapped before moves there.
  mutating func touch(_ widget: Annotation) {
    touched.removeAll { $0.id == widget.id }
    touched.append(widget)
  }

  /// Takes up changes of the document. Fields that are no longer on the page are left out.
  mutating func follow(_ context: any ToolContext) throws(ToolError) {
    let ids = Set(touched.map(\.id))
    let found = try engine(context.document.annotations(ids, onPage: pageIndex))
    touched = touched.compactMap { widget in found.first { $0.id == widget.id } }
  }

  mutating func takeBack() { _ = touched.popLast() }

  /// The numbers of the tapped fields, each drawn on its field.
  var overlay: [OverlayItem] {
    touched.enumerated().flatMap { index, widget in
      [
        OverlayItem(.rect(widget.rect), role: .tabOrder, pageIndex: pageIndex),
        OverlayItem(.text("\(index + 1)", in: widget.rect), role: .tabOrder, pageIndex: pageIndex),
      ]
    }
  }
}
