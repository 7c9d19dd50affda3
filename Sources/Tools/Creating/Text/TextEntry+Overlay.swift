// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension TextEntry {
  /// The text during entry: the ground over the annotation that it replaces, its box, the selection,
  /// one item per line of text, and the caret.
  var overlay: [OverlayItem] {
    ground
      + [OverlayItem(frame, role: .entry, pageIndex: pageIndex, style: OverlayItem.Style(style))]
      + selected + lines
      + [OverlayItem(.caret(caret.foot, caret.head), role: .caret, pageIndex: pageIndex)]
  }

  /// A cover over the text that pages' pictures still show. It hides that text even if the annotation
  /// is transparent.
  private var ground: [OverlayItem] {
    guard let replaced else { return [] }
    var paper = OverlayItem.Style(AnnotationStyle())
    paper.color = Color(red: 1, green: 1, blue: 1)
    paper.interiorColor = paper.color
    paper.width = 0
    // A rectangle that lies along the page's axes needs no rotation.
    let isUpright = replaced.rotation.truncatingRemainder(dividingBy: 90) == 0
    let extent = isUpright ? TurnedRect(replaced.bounds) : replaced
    return [OverlayItem(extent, role: .entry, pageIndex: pageIndex, style: paper)]
  }

  /// Scrolls to the caret if it is not visible.
  func showCaret(in context: any ToolContext) throws(ToolError) {
    let (foot, head) = caret
    try context.show(Rect(foot.x, foot.y, head.x, head.y), onPage: pageIndex)
  }

  private var caret: (foot: Point, head: Point) {
    let head = textBox.origin + layout.caret(at: text.caret)
    let x = min(head.x, textBox.x1)
    let foot = min(head.y + layout.lineHeight, textBox.y1)
    let top = max(foot - layout.lineHeight, textBox.y0)
    return (space.toPage.apply(Point(x, foot)), space.toPage.apply(Point(x, top)))
  }

  private var selected: [OverlayItem] {
    let quads = layout.boxes(of: text.selection).compactMap { box in
      box.moved(by: textBox.origin).intersection(textBox)
        .map { space.toPage.apply(Quad($0)) }
    }
    return quads.isEmpty
      ? [] : [OverlayItem(.quads(quads), role: .selection, pageIndex: pageIndex)]
  }

  private var lines: [OverlayItem] {
    layout.visible(.zero).flatMap { line, range in
      line.runs(of: range).map { item($0, on: line) }
    }
  }

  /// The item for characters that run in one direction. They stand at the places that the annotation
  /// will give them.
  private func item(_ run: Range<Int>, on line: FieldLayout.Line) -> OverlayItem {
    let edges = line.edges(of: run)
    let (x0, x1) = (edges.min() ?? 0, edges.max() ?? 0)
    let rect = Rect(x0, line.top, x1, line.top + layout.lineHeight).moved(by: textBox.origin)
    let place = space.onPage(rect)
    var look = OverlayItem.Style(style)
    look.color = style.text.color
    look.fontSize = style.text.size
    var item = OverlayItem(
      .text(String(text.characters[run]), in: place.upright), role: .entry, pageIndex: pageIndex,
      style: look)
    item.rotation = place.rotation
    item.edges = edges.map { (($0 - x0) * 1000).rounded() / 1000 }
    return item
  }
}
