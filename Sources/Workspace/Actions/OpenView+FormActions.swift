// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension OpenView {
  /// Gives fields their default values: a change of the document.
  func resetForm(_ action: Action) throws(ToolError) -> ActionResult {
    let scope = FieldScope(
      action.fields, excludes: action.fields != nil && action.flags.contains("exclude"))
    let change = try owner.reset(scope, cause: .tool)
    return change == nil ? .idle("All these fields have their default values.") : .performed
  }

  /// Hands over what the form is submitted as.
  func submitForm(_ action: Action) throws(ToolError) -> ActionResult {
    guard let url = action.members["url"]?.text, !url.isEmpty else {
      return .idle("It has no URL.")
    }
    var bits = 0
    for flag in action.flags {
      if let bit = ActionTable.submission.firstIndex(of: flag) { bits |= 1 << bit }
    }
    let options = SubmitOptions(url: url, fields: action.fields, flags: bits)
    tell(.submitForm(try owner.submission(of: options)))
    return .performed
  }
}

extension Action {
  /// The fields that it names; `nil`: all.
  fileprivate var fields: [String]? { members["fields"]?.list?.compactMap(\.text) }
  fileprivate var flags: [String] { members["flags"]?.list?.compactMap(\.text) ?? [] }
}
