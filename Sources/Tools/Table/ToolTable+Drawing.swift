// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// Tools that draw by hand or from point to point, and the eraser.
extension ToolTable {
  static let drawing: [ToolKind] = [
    ToolKind(.freehand, title: "Draw", group: .draw, creates: .ink) { FreehandTool(.freehand) },
    ToolKind(.freeHighlighter, title: "Highlight Freely", group: .annotate, creates: .ink) {
      FreehandTool(.freeHighlighter, multiplies: true)
    },
    ToolKind(.smartPen, title: "Smart Pen", group: .annotate, creates: .ink) { SmartPenTool() },
    ToolKind(.eraser, title: "Erase", group: .draw) { EraserTool() },
    ToolKind("line", title: "Line", group: .draw, creates: .line) { SpanTool(.line) },
    ToolKind("arrow", title: "Arrow", group: .draw, creates: .line) { SpanTool(.arrow) },
    ToolKind("polyline", title: "Polyline", group: .draw, creates: .polyLine) {
      PolyTool(.polyline)
    },
    ToolKind("polygon", title: "Polygon", group: .draw, creates: .polygon) { PolyTool(.polygon) },
    ToolKind("polygonCloud", title: "Cloud", group: .draw, creates: .polygon) {
      PolyTool(.polygonCloud)
    },
    ToolKind("rectangle", title: "Rectangle", group: .draw, creates: .square) {
      SpanTool(.rectangle)
    },
    ToolKind("ellipse", title: "Ellipse", group: .draw, creates: .circle) { SpanTool(.ellipse) },
    ToolKind("link", title: "Link", group: .insert, creates: .link) { SpanTool(.link) },
  ]
}
