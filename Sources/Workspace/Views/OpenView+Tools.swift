// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import Members

extension OpenView {
  /// Sets a tool's options and makes it current. The options and the default tool are set first.
  ///
  /// - Throws: an error if the work under way cannot be committed; nothing is changed then.
  public func setTool(
    _ name: ToolName, options: ToolOptions?, default home: ToolName? = nil
  ) throws(ToolError) {
    try tools.check(name)
    let name = owner.shared.resolved(name)
    if let home { try requirePermission(home) }
    let before = (tools.options[name], tools.home)
    if let options { tools.options[name] = options }
    if let home { try tools.setHome(home) }
    do throws(ToolError) {
      try setTool(name)
    } catch {
      tools.options[name] = before.0
      try? tools.setHome(before.1)
      throw error
    }
  }

  /// - Throws: an error if the tool cannot be taken.
  private func requirePermission(_ name: ToolName) throws(ToolError) {
    try tools.check(name)
    guard let kind = owner.shared.tools.first(where: { $0.name == name }),
      let obstacle = whyNot(kind)
    else { return }
    throw obstacle
  }

  public func hasTool(_ name: ToolName) -> Bool { tools.has(name) }

  /// Whether a tool exists and may be taken.
  public func canTake(_ name: ToolName) -> Bool { name != tool && mayTake(name) }

  public func options(of tool: ToolName) -> ToolOptions {
    tools.options[owner.shared.resolved(tool)] ?? ToolOptions()
  }

  /// Changes to the default tool if the current one does not continue. Work that cannot be committed
  /// keeps the current tool.
  public func settleTool() {
    do throws(ToolError) { try tools.settle(view, in: self) } catch { return }
  }

  /// The tool that takes over when another tool's work is done.
  public var defaultTool: ToolName { tools.home }

  /// The style that a change starts from: that of the selection, or of the tool's new annotations.
  public func styleToChange(of tool: ToolName?) throws(ToolError) -> AnnotationStyle {
    guard tool == nil, let first = try selectedAnnotations.first else {
      return style(of: tool ?? self.tool)
    }
    return AnnotationStyle(of: first)
  }

  /// Changes the style of the selected annotations or of a tool. If a tool is named, the style is that
  /// of its new annotations and its work under way.
  public func setStyle(_ change: PartialValue<AnnotationStyle>, of tool: ToolName?)
    throws(ToolError) -> EventReport
  {
    if tool == nil, !selection.annotations.isEmpty { return handle([.style(change)]) }
    let name = owner.shared.resolved(tool ?? self.tool)
    try tools.check(name)
    change.apply(to: &owner.shared.userPreferences.styles[name])
    return report { report in
      if name == self.tool, hasWork { input.take(.style(change), &report) }
      report.isHandled = true
    }
  }
}
