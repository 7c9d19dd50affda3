// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// The options of a list as rows in its box. The chosen ones are marked.
struct FieldRows {
  let overlay: [OverlayItem]

  init(_ choice: FieldChoice, _ rows: ListRows, in context: any ToolContext) throws(ToolError) {
    let (annotation, options) = (choice.widget.annotation, choice.field.options)
    let style = try engine(
      context.document.page(annotation.pageIndex).textStyle(ofWidget: annotation.id))
    let frame = FieldFrame(rect: annotation.rect, turn: style.turn)
    var box = OverlayItem.Style(AnnotationStyle())
    box.color = nil
    box.interiorColor = style.background ?? Color(red: 1, green: 1, blue: 1)
    var items = [
      OverlayItem(.rect(frame.rect), role: .entry, pageIndex: annotation.pageIndex, style: box)
    ]
    let chosen = Set(choice.places)
    for (place, option) in options[rows.visible.clamped(to: options.indices)].enumerated() {
      let top = rows.inset + Double(place) * rows.height
      let line = Rect(rows.inset, top, frame.size.width - rows.inset, top + rows.height)
      if chosen.contains(rows.first + place) {
        items.append(
          OverlayItem(
            .quads([frame.quad(line)]), role: .selection, pageIndex: annotation.pageIndex))
      }
      var look = OverlayItem.Style(AnnotationStyle())
      look.color = style.color
      look.fontSize = rows.textSize
      let rect = frame.unturned(
        Rect(2 * rows.inset, top, frame.size.width - 2 * rows.inset, top + rows.height))
      var item = OverlayItem(
        .text(option.title, in: rect), role: .entry, pageIndex: annotation.pageIndex, style: look)
      item.rotation = Double(frame.turn)
      items.append(item)
    }
    overlay = items
  }
}

extension FieldChoice {
  /// The distance of a point below the list box's upper edge. The point is on the page; the box is
  /// upright.
  func depth(of point: Point, in context: any ToolContext) throws(ToolError) -> Double {
    let turn = try engine(
      context.document.page(widget.annotation.pageIndex)
        .textStyle(ofWidget: widget.annotation.id).turn)
    return FieldFrame(rect: widget.annotation.rect, turn: turn).inBox(point).y
  }
}
