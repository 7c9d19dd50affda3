// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A tool that fields are filled in with, and that can be led to one.
public protocol FieldFilling: Tool {
  /// The place of the field that has the keys.
  var focus: Widget? { get }
  /// Commits what is under way, shows a field, and goes into it as a key would.
  mutating func go(to widget: Widget, _ context: any ToolContext) throws(ToolError) -> ToolOutcome
}

extension ToolManager {
  /// Leads the tool for fields to one; whether it went there.
  ///
  /// - Throws: why that could not be, such as ``EditError/notPermitted(by:_:)``.
  public func go(to widget: Widget, in context: any ToolContext) throws(ToolError) -> Bool {
    if current.name != .formFill { try change(to: .formFill, in: context) }
    return try withCurrent { (tool) throws(ToolError) in
      guard var form = tool as? any FieldFilling else { return false }
      defer { tool = form }
      return try form.go(to: widget, context) == .handled
    }
  }
}
