// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The tool that follows links. A link can have the keyboard focus in it.
public protocol LinkFocusing: Tool {
  /// The link that has the keyboard focus.
  var focusedLink: Annotation? { get }
  /// Shows a link, and gives it the keyboard focus.
  mutating func go(to link: Annotation, _ context: any ToolContext) throws(ToolError)
}

extension ToolManager {
  /// The link that has the keyboard focus.
  public var focusedLink: Annotation? { (current.wrapped as? any LinkFocusing)?.focusedLink }

  /// Makes `pan` the current tool, and gives a link the keyboard focus; returns whether it has it.
  ///
  /// - Throws: an error if the tool cannot be taken.
  public func go(to link: Annotation, in context: any ToolContext) throws(ToolError) -> Bool {
    catchUp(in: context)
    if current.name != .pan { try change(to: .pan, in: context) }
    return try withCurrent { (tool) throws(ToolError) in
      guard var reader = tool as? any LinkFocusing else { return false }
      defer { tool = reader }
      try reader.go(to: link, context)
      return true
    }
  }
}
