// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Tools

extension OpenView {
  /// Everything to draw over the pages: the selection, and the tool's work under way.
  public func overlay() throws(ToolError) -> [OverlayItem] {
    try selectionOverlay() + tools.current.overlay(in: self) + pressedOverlay()
  }

  /// The overlay of the selection. It has the quads of the selected text by page, or of the image, or
  /// the boxes of the selected annotations, with their rotation.
  private func selectionOverlay() throws(ToolError) -> [OverlayItem] {
    if let text = selection.text { return try textOverlay(text) }
    if let chosen = selection.image {
      let quads = [chosen.image.outline]
      return [OverlayItem(.quads(quads), role: .selection, pageIndex: chosen.pageIndex)]
    }
    return try selectedAnnotations.map {
      OverlayItem($0.outlineBox, role: .selection, pageIndex: $0.pageIndex)
    }
  }

  private func textOverlay(_ text: TextSelection) throws(ToolError) -> [OverlayItem] {
    var items: [OverlayItem] = []
    for (page, quads) in try selectedQuads(text) {
      items.append(OverlayItem(.quads(quads), role: .selection, pageIndex: page))
    }
    let handles = try selectionHandles(text, in: self)
    for (handle, role) in [
      (handles.start, OverlayRole.selectionStart), (handles.end, .selectionEnd),
    ] {
      guard let handle else { continue }
      items.append(OverlayItem(.handle(handle.point), role: role, pageIndex: handle.pageIndex))
    }
    return items
  }

  /// The quads of a selection by page; pages without quads are left out.
  public func selectedQuads(
    _ selection: TextSelection
  ) throws(ToolError) -> [(pageIndex: Int, quads: [Quad])] {
    if let read = parts(of: selection) {
      return read.compactMap { $0.quads.isEmpty ? nil : ($0.pageIndex, $0.quads) }
    }
    return try quads(of: selection)
  }

  /// The selected text of one page as HTML: a `p` a paragraph, with `b` and `i`.
  public func selectedHTML(
    _ selection: TextSelection, onPage index: Int
  ) throws(ToolError) -> String {
    let text = try text(onPage: index)
    return text.html(of: selection.range(onPage: index, count: text.count))
  }

  /// The selected text; pages are separated by a blank line.
  public func selectedText(_ selection: TextSelection) throws(ToolError) -> String {
    if let read = parts(of: selection) { return read.map(\.text).joined(separator: "\n\n") }
    return try text(of: selection)
  }
}
