// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// Text markup.
extension ToolTable {
  static let marking: [ToolKind] = [
    ToolKind("highlight", title: "Highlight", group: .annotate, creates: .highlight) {
      MarkupTool(.highlight)
    },
    ToolKind("underline", title: "Underline", group: .annotate, creates: .underline) {
      MarkupTool(.underline)
    },
    ToolKind("squiggly", title: "Squiggly", group: .annotate, creates: .squiggly) {
      MarkupTool(.squiggly)
    },
    ToolKind("strikeOut", title: "Strike Out", group: .annotate, creates: .strikeOut) {
      MarkupTool(.strikeOut)
    },
  ]
}
