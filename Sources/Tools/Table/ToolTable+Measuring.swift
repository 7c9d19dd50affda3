// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// Lengths and areas.
extension ToolTable {
  static let measuring: [ToolKind] = [
    ToolKind("distance", title: "Distance", group: .measure, creates: .line) {
      SpanTool(.distance)
    },
    ToolKind("perimeter", title: "Perimeter", group: .measure, creates: .polyLine) {
      PolyTool(.perimeter)
    },
    ToolKind("area", title: "Area", group: .measure, creates: .polygon) { PolyTool(.area) },
    ToolKind("rectangularArea", title: "Rectangular Area", group: .measure, creates: .polygon) {
      SpanTool(.rectangularArea)
    },
    ToolKind("count", title: "Count", group: .measure, creates: .stamp) { CountTool() },
  ]
}
