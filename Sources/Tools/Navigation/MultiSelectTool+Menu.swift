// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// The menu of `multiSelect` while nothing is selected.
extension MultiSelectTool {
  func shape(_ context: any ToolContext) -> SelectionShape {
    chosenShape ?? context.options.selectionShape
  }

  func selectsFields(_ context: any ToolContext) -> Bool {
    choosesFields ?? context.options.selectsFormFields
  }

  func choices(_ context: any ToolContext) -> [MenuItem] {
    [
      MenuItem(.selectAll, "Select All"),
      MenuItem(
        .byRectangle, "Select by Rectangle", isChecked: shape(context) == .rectangle),
      MenuItem(.byLasso, "Select by Lasso", isChecked: shape(context) == .lasso),
      MenuItem(.formFields, "Select Form Fields", isChecked: selectsFields(context)),
    ]
  }

  /// Performs an item of the menu; `false` for any other command.
  mutating func choose(_ command: CommandName, _ context: any ToolContext) -> Bool {
    switch command {
    case .byRectangle: chosenShape = .rectangle
    case .byLasso: chosenShape = .lasso
    case .formFields: choosesFields = !selectsFields(context)
    default: return false
    }
    return true
  }
}

extension CommandName {
  fileprivate static let selectAll: CommandName = "selectAll"
  fileprivate static let byRectangle: CommandName = "selectByRectangle"
  fileprivate static let byLasso: CommandName = "selectByLasso"
  fileprivate static let formFields: CommandName = "selectFormFields"
}
