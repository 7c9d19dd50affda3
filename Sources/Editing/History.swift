// SPDX-License-Identifier: AGPL-3.0-or-later

/// The steps of a document that can be undone or redone. It runs in step with the engine's journal, which
/// holds the data for that.
struct History {
  struct Step: Hashable {
    let id: Int
    let name: String
    let effect: EditEffect
    let rules: StepRules
    /// How many journal steps it takes; 0 if it changed nothing.
    let operations: Int
  }

  /// Steps that become one step when the group ends.
  struct Group {
    let name: String
    var steps: [Step] = []
  }

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  /// The step in progress. Its edits cannot be undone one by one.
  private(set) var group: Group?
  private var lastID = 0

  /// All steps, in no certain order.
  var all: [Step] { done + undone + (group?.steps ?? []) }

  /// Identifies a state of the document: the id of the last step, or 0 if there is none.
  var position: Int { group?.steps.last?.id ?? done.last?.id ?? 0 }

  mutating func enter(_ name: String, _ effect: EditEffect, _ rules: StepRules, operations: Int) {
    lastID += 1
    let step = Step(id: lastID, name: name, effect: effect, rules: rules, operations: operations)
    if group == nil { done.append(step) } else { group?.steps.append(step) }
    undone.removeAll()
  }

  /// Forgets the steps that could be redone. The journal drops them with the first change of a new step,
  /// even if that step fails later.
  mutating func forgetUndone() { undone.removeAll() }

  /// Forgets all steps, so that nothing can be undone.
  mutating func forgetAll() {
    done.removeAll()
    undone.removeAll()
  }

  mutating func undo() {
    if let step = done.popLast() { undone.append(step) }
  }

  mutating func redo() {
    if let step = undone.popLast() { done.append(step) }
  }

  mutating func begin(_ name: String) { group = Group(name: name) }

  /// Makes one step of the group's steps; none if the group is empty.
  mutating func commit() {
    if let step = group?.summed { done.append(step) }
    group = nil
  }

  /// Discards the group and its steps.
  mutating func rollback() { group = nil }
}

extension History.Group {
  /// All steps of the group as one; `nil` if there are none.
  var summed: History.Step? {
    guard let last = steps.last else { return nil }
    var rules = StepRules()
    for step in steps { rules.merge(step.rules) }
    return History.Step(
      id: last.id, name: name, effect: .sum(steps.map(\.effect)), rules: rules,
      operations: steps.reduce(0) { $0 + $1.operations })
  }
}
