// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// Actions that reset or submit the form.
struct FormActions {
  let open: OpenView

  /// Resets fields to their default values (ISO 32000-2, 12.7.6.3). This changes the document: whoever may
  /// refuse that one of these fields is filled in may refuse the reset.
  func reset(_ action: Action) throws(ToolError) -> ActionResult {
    let scope = try open.owner.known(action.scope)
    try open.permitFilling(open.owner.settings(resetting: scope), as: OpenDocument.resetName)
    guard try open.owner.reset(scope, cause: .tool) != nil else {
      return .idle("All these fields have their default values.")
    }
    return .performed
  }

  /// Hands the form's data to the front end. The front end decides whether to submit it (ISO 32000-2,
  /// 12.7.6.2).
  func submit(_ action: Action) throws(ToolError) -> ActionResult {
    guard let url = action.members["url"]?.text, !url.isEmpty else {
      return .idle("The action has no URL.")
    }
    var options = SubmitOptions(url: url)
    options.format =
      action.says("pdf") ? .pdf : action.says("xfdf") ? .xfdf : action.says("html") ? .html : .fdf
    options.scope = try open.owner.known(action.scope)
    options.includesEmpty = action.says("includeNoValueFields")
    options.usesGet = action.says("get")
    open.tell(.submitForm(try open.owner.submission(of: options)))
    return .performed
  }
}

extension Action {
  fileprivate func says(_ flag: String) -> Bool {
    members["flags"]?.list?.contains(.text(flag)) ?? false
  }

  fileprivate var scope: FieldScope {
    let names = members["fields"]?.list?.compactMap(\.text)
    return FieldScope(names, excludes: names != nil && says("exclude"))
  }
}
