// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// What is put somewhere: notes, text, stamps, files.
extension ToolTable {
  static let placing: [ToolKind] = [
    ToolKind("freeText", title: "Text", group: .annotate, creates: .freeText) {
      TextTool("freeText", .plain)
    },
    ToolKind("callout", title: "Callout", group: .annotate, creates: .freeText) {
      TextTool("callout", .callout)
    },
  ]
}
