// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// Runs the actions of links, pages, annotations and clients in a view.
public struct ActionRunner {
  let open: OpenView

  /// The maximum number of actions run in one chain.
  static let longestChain = 256

  /// Runs an action and the actions chained to it, in order. Hooks are asked before each. An action that
  /// is refused or fails does not stop the others; one whose request was cancelled does.
  ///
  /// - Returns: the outcome of each action.
  @discardableResult
  public func run(_ action: Action, _ occasion: ActionOccasion) -> [ActionOutcome] {
    var pending = [action]
    var outcomes: [ActionOutcome] = []
    while !pending.isEmpty, outcomes.count < Self.longestChain {
      var next = pending.removeFirst()
      pending.insert(contentsOf: next.next, at: 0)
      next.next = []
      outcomes.append(runAlone(next, occasion))
      if outcomes.last?.isCancelled == true { break }
    }
    return outcomes
  }

  /// Runs the action that an object has for a trigger.
  ///
  /// - Returns: the outcome of each action; empty if there is no action.
  /// - Throws: an error if the action cannot be read.
  @discardableResult
  public func run(
    _ trigger: ActionTrigger, of owner: ActionOwner, at place: PagePoint? = nil
  ) throws(ToolError) -> [ActionOutcome] {
    let action = try engine(open.document.action(of: owner, for: trigger))
    guard let action else { return [] }
    return run(action, ActionOccasion(trigger, of: owner, at: place))
  }

  public func follow(_ action: Action, from place: PagePoint) throws(ToolError) {
    try follow(action, ActionOccasion(.activate, at: place))
  }

  /// Runs an annotation's actions for a press and release. Its activation action takes precedence over
  /// the release action (ISO 32000-2, table 197).
  public func follow(_ annotation: Annotation, from place: PagePoint) throws(ToolError) {
    let owner = ActionOwner.annotation(annotation.id)
    var released = annotation.action
    if released == nil { released = try engine(open.document.action(of: owner, for: .up)) }
    try run(.down, of: owner, at: place)
    guard let released else { return }
    try follow(released, ActionOccasion(.activate, of: owner, at: place))
  }

  public func follow(_ widget: Widget, from place: PagePoint) throws(ToolError) {
    guard let action = widget.annotation.action else { return }
    let owner = ActionOwner.annotation(widget.annotation.id)
    try follow(action, ActionOccasion(.activate, of: owner, at: place))
  }

  /// - Throws: the first error, after all actions have run.
  private func follow(_ action: Action, _ occasion: ActionOccasion) throws(ToolError) {
    if let place = occasion.place { try open.consult(.follow(action, from: place)) }
    for outcome in run(action, occasion) { if let error = outcome.error { throw error } }
  }

  private func runAlone(_ action: Action, _ occasion: ActionOccasion) -> ActionOutcome {
    var outcome = ActionOutcome(kind: action.kind.name, isPerformed: false)
    do throws(ToolError) {
      try open.consult(.run(action, occasion))
      switch try perform(action, occasion) {
      case .performed: outcome.isPerformed = true
      case .idle(let why): outcome.reason = why
      case .unsupported(let why):
        outcome.reason = why
        open.tell(.unsupportedAction(action, reason: why))
      }
    } catch {
      outcome.reason = error.message
      outcome.error = error
    }
    return outcome
  }

  private func perform(
    _ action: Action, _ occasion: ActionOccasion
  ) throws(ToolError) -> ActionResult {
    let kind = action.kind.name
    guard let performer = ActionPerformer.all[kind] else {
      return .unsupported("The server does not perform actions of the kind \(kind).")
    }
    guard occasion.trigger.isByUser || !performer.isForUser else {
      return .unsupported("Only the user may start this action, by a touch.")
    }
    guard !open.pages.isHidden || !performer.shows else {
      return .idle("No view of the document is open that could show it.")
    }
    return try performer.perform(open, action, occasion)
  }
}
