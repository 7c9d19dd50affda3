// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// What is drawn by hand or from point to point, and the eraser.
extension ToolTable {
  static let drawing: [ToolKind] = [
    ToolKind(.freehand, title: "Draw", group: .draw, creates: .ink) { FreehandTool(.freehand) },
    ToolKind(.freeHighlighter, title: "Highlight Freely", group: .annotate, creates: .ink) {
      FreehandTool(.freeHighlighter, multiplies: true)
    },
  ]
}
