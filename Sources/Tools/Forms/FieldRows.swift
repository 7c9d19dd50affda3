// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// The options of a list as rows in its box, those that are chosen marked.
struct FieldRows {
  let overlay: [OverlayItem]

  init(_ choice: FieldChoice, in context: any ToolContext) throws(ToolError) {
    let (annotation, options) = (choice.widget.annotation, choice.field.options)
    let style = try engine { () throws(EngineError) in
      try context.document.page(annotation.pageIndex).textStyle(ofWidget: annotation.id)
    }
    let frame = FieldFrame(rect: annotation.rect, turn: style.turn)
    let (size, inset) = (style.size ?? 12, 2 * max(style.borderWidth, 1))
    let height = size * 1.2
    let room = max((frame.size.height - inset) / height, 1)
    let count = room < Double(options.count) ? max(Int(room), 1) : options.count
    let cursor = choice.cursor ?? 0
    let first = min(max(cursor - count + 1, 0), max(options.count - count, 0))
    var box = OverlayItem.Style(AnnotationStyle())
    box.color = nil
    box.interiorColor = style.background ?? Color(red: 1, green: 1, blue: 1)
    var items = [
      OverlayItem(.rect(frame.rect), role: "entry", pageIndex: annotation.pageIndex, style: box)
    ]
    for (row, option) in options.dropFirst(first).prefix(count).enumerated() {
      let top = inset / 2 + Double(row) * height
      let line = Rect(inset / 2, top, frame.size.width - inset / 2, top + height)
      if choice.values.contains(option.value) {
        items.append(
          OverlayItem(
            .quads([frame.quad(line)]), role: "selection", pageIndex: annotation.pageIndex))
      }
      var look = OverlayItem.Style(AnnotationStyle())
      look.color = style.color
      look.fontSize = size
      let rect = frame.unturned(Rect(inset, top, frame.size.width - inset, top + height))
      var item = OverlayItem(
        .text(option.title, in: rect), role: "entry", pageIndex: annotation.pageIndex, style: look)
      item.rotation = Double(frame.turn)
      items.append(item)
    }
    overlay = items
  }
}
