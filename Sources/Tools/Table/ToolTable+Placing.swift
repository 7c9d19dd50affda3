// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// Tools that place things: notes, text, stamps, files.
extension ToolTable {
  static let placing: [ToolKind] = [
    ToolKind("sticky", title: "Note", group: .annotate, creates: .text) { StickyTool() },
    ToolKind("freeText", title: "Text", group: .annotate, creates: .freeText) {
      TextTool("freeText", .plain)
    },
    ToolKind("callout", title: "Callout", group: .annotate, creates: .freeText) {
      TextTool("callout", .callout)
    },
    ToolKind("dateText", title: "Date", group: .fillAndSign, creates: .freeText) {
      PlacingTool("dateText", .dateText)
    },
    ToolKind("signature", title: "Signature", group: .fillAndSign, creates: .stamp) {
      SignatureTool()
    },
    mark("checkMark", "Check Mark", .check), mark("crossMark", "Cross Mark", .cross),
    mark("dotMark", "Dot", .dot),
    ToolKind("rubberStamp", title: "Stamp", group: .insert, creates: .stamp) {
      PlacingTool("rubberStamp", .rubberStamp)
    },
    ToolKind("imageStamp", title: "Image", group: .insert, creates: .stamp) {
      PromptTool("imageStamp", .imageStamp)
    },
    ToolKind("fileAttachment", title: "Attach File", group: .insert, creates: .fileAttachment) {
      PromptTool("fileAttachment", .fileAttachment)
    },
    ToolKind("sound", title: "Sound", group: .insert, creates: .sound) {
      PromptTool("sound", .sound)
    },
  ]

  private static func mark(
    _ name: ToolName, _ title: String, _ mark: Annotation.Mark
  ) -> ToolKind {
    ToolKind(name, title: title, group: .fillAndSign, creates: .stamp) {
      PlacingTool(name, .mark(mark))
    }
  }
}
