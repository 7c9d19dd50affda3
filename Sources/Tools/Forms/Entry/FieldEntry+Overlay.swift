// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension FieldEntry {
  /// The field during entry: its box, the selection, one item per line of text, and the caret.
  var overlay: [OverlayItem] { [box] + selected + lines + [caret] }

  private var pageIndex: Int { widget.annotation.pageIndex }

  private var box: OverlayItem {
    var style = OverlayItem.Style(AnnotationStyle())
    style.color = nil
    style.interiorColor = background ?? Color(red: 1, green: 1, blue: 1)
    return OverlayItem(.rect(frame.rect), role: .entry, pageIndex: pageIndex, style: style)
  }

  private var selected: [OverlayItem] {
    let room = Rect(origin: .zero, size: frame.size)
    let quads = layout.boxes(of: text.selection).compactMap { box in
      box.moved(by: Point.zero - scroll).intersection(room).map(frame.quad)
    }
    guard !quads.isEmpty else { return [] }
    return [OverlayItem(.quads(quads), role: .selection, pageIndex: pageIndex)]
  }

  private var lines: [OverlayItem] {
    let characters = shown(text.characters)
    return layout.visible(scroll).flatMap { line, range in
      (layout.isComb ? [range] : line.runs(of: range)).map { item($0, on: line, characters) }
    }
  }

  /// Characters that run in one direction.
  private func item(
    _ range: Range<Int>, on line: FieldLayout.Line, _ characters: [Character]
  ) -> OverlayItem {
    let edges = edges(of: range, on: line, characters).map { $0 - scroll.x }
    let (x0, x1) = (edges.min() ?? 0, edges.max() ?? 0)
    let top = line.top - scroll.y
    let rect = frame.unturned(Rect(x0, top, x1, top + layout.lineHeight))
    var style = OverlayItem.Style(AnnotationStyle())
    style.color = color
    style.fontSize = layout.fontSize
    var item = OverlayItem(
      .text(String(characters[range]), in: rect), role: .entry, pageIndex: pageIndex,
      style: style)
    item.rotation = Double(frame.turn)
    item.edges = edges.map { (($0 - x0) * 1000).rounded() / 1000 }
    return item
  }

  /// The edges of the characters; in a comb, each character is in the middle of its cell.
  private func edges(
    of range: Range<Int>, on line: FieldLayout.Line, _ characters: [Character]
  ) -> [Double] {
    guard layout.isComb else { return line.edges(of: range) }
    var starts: [Double] = []
    for offset in range {
      let span = line.span(offset)
      let width = (advances[characters[offset]] ?? 0) * layout.fontSize
      starts.append((span.x0 + span.x1 - width) / 2)
      if offset == range.upperBound - 1 { starts.append(starts[starts.count - 1] + width) }
    }
    return starts
  }

  private var caret: OverlayItem {
    let head = layout.caret(at: text.caret) - scroll
    let foot = head + Point(0, layout.lineHeight)
    return OverlayItem(
      .caret(frame.onPage(foot), frame.onPage(head)), role: .caret, pageIndex: pageIndex)
  }
}
