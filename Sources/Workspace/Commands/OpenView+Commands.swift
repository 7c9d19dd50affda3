// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension OpenView {
  /// Handles a key: the tool gets it first. If the tool leaves it unhandled, the commands that the key
  /// map has for it are tried in order, until one is handled.
  public func handle(_ key: KeyPress) -> EventReport {
    let commands = owner.shared.keys.commands(
      for: key, entersText: tools.current.takesText || display.awaitsTyping)
    return report { report in
      input.heldTap.deliver(&report)
      input.take(.key(key), &report)
      for command in commands {
        if report.isHandled { return }
        run(command, &report)
      }
    }
  }

  /// Runs a command of the tool, or else of the view. A command unknown to both is not handled.
  public func run(_ command: CommandName) -> EventReport {
    report { report in
      input.heldTap.deliver(&report)
      run(command, &report)
    }
  }

  /// The view as a command would leave it. A front end can prepare what the user will see next.
  ///
  /// - Returns: `nil` if the command does more than move the view, if it would not move it, or if its fit
  ///   depends on contents of a page that were not read yet.
  public func foreseen(after command: CommandName) throws(ViewError) -> View? {
    guard let move = GlobalCommand.moves[command] else { return nil }
    var next = view
    _ = try move.change(&next)
    return next.missingContent == nil && next.state != view.state ? next : nil
  }

  private func run(_ command: CommandName, _ report: inout EventReport) {
    if display.menuChanges.added.contains(where: { $0.item.id == command }) {
      report.isHandled = true
      return happen(.menuChosen(command))
    }
    input.take(.command(command), &report)
    guard !report.isHandled else { return }
    do throws(ToolError) {
      report.isHandled = try performGlobally(command)
    } catch {
      report.end(with: error)
    }
    report.component = report.component ?? event.actedComponent
  }

  private func performGlobally(_ command: CommandName) throws(ToolError) -> Bool {
    if let name = command.tool { return try take(name) }
    guard let perform = GlobalCommand.all[command] else { return false }
    return try perform(self)
  }

  /// Makes a tool current by a command; does nothing if the user has made it current already.
  private func take(_ name: ToolName) throws(ToolError) -> Bool {
    guard tools.has(name), name != tool || input.pens.hasTakenTool else { return false }
    try setTool(name)
    return true
  }
}

/// The effect of a command that the tool leaves to the view.
enum GlobalCommand {
  typealias Action = @Sendable (OpenView) throws(ToolError) -> Bool

  static let all: [CommandName: Action] =
    history.merging(places) { first, _ in first }.merging(choosing) { first, _ in first }

  private static let history: [CommandName: Action] = [
    "undo": { (view) throws(ToolError) in try view.undo() },
    "redo": { (view) throws(ToolError) in try view.redo() },
    "commit": { (view) throws(ToolError) in try view.commitWork() },
    "cancel": { (view) throws(ToolError) in try view.cancelWork() },
  ]

  private static let choosing: [CommandName: Action] = [
    "selectAll": { (view) throws(ToolError) in try view.selectAll() },
    "deselect": { (view) throws(ToolError) in try view.deselect() },
    "nextAnnotation": { (view) throws(ToolError) in try view.selectAnnotation(1) },
    "previousAnnotation": { (view) throws(ToolError) in try view.selectAnnotation(-1) },
    "copy": { (view) throws(ToolError) in try view.copy() },
    "cut": { (view) throws(ToolError) in try view.cut() },
    "paste": { (view) throws(ToolError) in try view.paste() },
    "duplicate": { (view) throws(ToolError) in try view.duplicate() },
    "delete": { (view) throws(ToolError) in try view.deleteSelected() },
    "toggleBookmark": { (view) throws(ToolError) in try view.toggleBookmark() },
  ]
}
