// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A tool that fills in fields. It can be sent to a field.
public protocol FieldFilling: Tool {
  /// The widget that has the keyboard focus.
  var focus: Widget? { get }
  /// Shows a field, and focuses it as a key would. Work under way is committed first.
  mutating func go(to widget: Widget, _ context: any ToolContext) throws(ToolError) -> ToolOutcome
}

extension ToolManager {
  /// Sends the form-filling tool to a field; returns whether it went there.
  ///
  /// - Throws: an error if that is not possible, such as ``EditError/notPermitted(by:_:)``.
  public func go(to widget: Widget, in context: any ToolContext) throws(ToolError) -> Bool {
    catchUp(in: context)
    if current.name != .formFill { try change(to: .formFill, in: context) }
    return try withCurrent { (tool) throws(ToolError) in
      guard var form = tool.wrapped as? any FieldFilling else { return false }
      defer { tool.wrapped = form }
      return try form.go(to: widget, context) == .handled
    }
  }
}
