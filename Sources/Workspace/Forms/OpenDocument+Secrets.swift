// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

extension OpenDocument {
  /// The edit without the values of password fields in the log.
  func withholding(_ edit: SetFieldValues) throws(ToolError) -> SetFieldValues {
    var edit = edit
    for (index, setting) in edit.settings.enumerated() {
      guard case .text = setting.value else { continue }
      let field = try engine(document.formField(setting.field))
      edit.settings[index].isSecret = field?.field.isSecret ?? false
    }
    return edit
  }
}
