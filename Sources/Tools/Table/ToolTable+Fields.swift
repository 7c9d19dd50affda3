// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// Fields of forms.
extension ToolTable {
  static let formFields: [ToolKind] = [
    kind(.textField, "Text Field"), kind(.checkBox, "Check Box"),
    kind(.radioButton, "Radio Button"), kind(.comboBox, "Combo Box"),
    kind(.listBox, "List Box"), kind(.pushButton, "Push Button"),
    kind(.signatureField, "Signature Field"),
  ]

  private static func kind(_ shape: FieldShape, _ title: String) -> ToolKind {
    ToolKind(shape.tool, title: title, group: .forms, creates: .widget) { FieldPlacingTool(shape) }
  }
}
