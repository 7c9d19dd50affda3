// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Members

extension OpenView {
  /// Makes another tool the current one, after its options and the default tool have been set.
  ///
  /// - Throws: why the work under way could not be committed; then nothing is changed.
  public func setTool(
    _ name: ToolName, options: ToolOptions?, default home: ToolName? = nil
  ) throws(ToolError) {
    try tools.check(name)
    let name = owner.shared.resolved(name)
    if let home { try requirePermission(home) }
    let before = (toolOptions[name], tools.home)
    if let options { toolOptions[name] = options }
    if let home { try tools.setHome(home) }
    do throws(ToolError) {
      try setTool(name)
    } catch {
      toolOptions[name] = before.0
      try? tools.setHome(before.1)
      throw error
    }
  }

  /// - Throws: why a tool cannot be taken.
  private func requirePermission(_ name: ToolName) throws(ToolError) {
    try tools.check(name)
    guard let kind = owner.shared.tools.first(where: { $0.name == name }),
      let obstacle = whyNot(kind)
    else { return }
    throw obstacle
  }

  /// Whether there is a tool of this name.
  public func hasTool(_ name: ToolName) -> Bool { tools.has(name) }

  /// Whether a tool is there and may be taken.
  public func canTake(_ name: ToolName) -> Bool { name != tool && mayTake(name) }

  /// How a tool works in this view.
  public func options(of tool: ToolName) -> ToolOptions {
    toolOptions[owner.shared.resolved(tool)] ?? ToolOptions()
  }

  /// Lets the default tool take over where the current one does not go on. What it has under way and
  /// cannot be committed keeps it.
  public func settleTool() {
    do throws(ToolError) { try tools.settle(view, in: self) } catch { return }
  }

  /// The tool that takes over where another one's work is done.
  public var defaultTool: ToolName { tools.home }

  /// The style that a change starts from: of what is selected, or of the tool's new annotations.
  public func styleToChange(of tool: ToolName?) throws(ToolError) -> AnnotationStyle {
    guard tool == nil, let first = try selectedAnnotations.first else {
      return style(of: tool ?? self.tool)
    }
    return AnnotationStyle(of: first)
  }

  /// Gives another style to the selected annotations, unless a tool is named; otherwise to the tool's
  /// new annotations, and to what it has under way.
  public func setStyle(_ change: PartialValue<AnnotationStyle>, of tool: ToolName?)
    throws(ToolError) -> EventReport
  {
    if tool == nil, !selection.annotations.isEmpty { return handle([.style(change)]) }
    let name = owner.shared.resolved(tool ?? self.tool)
    try tools.check(name)
    change.apply(to: &owner.shared.arrangement.styles[name])
    return report { report in
      if name == self.tool, hasWork { input.take(.style(change), &report) }
      report.isHandled = true
    }
  }
}
