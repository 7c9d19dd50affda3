// SPDX-License-Identifier: AGPL-3.0-or-later

/// The steps of a document that can be undone, and those that can be done again. It runs in step
/// with the engine's journal, which holds what is needed to do it.
struct History {
  struct Step: Hashable {
    let id: Int
    let name: String
    let effect: EditEffect
    let rules: StepRules
    /// How many steps of the journal it is; none where it changed nothing.
    let operations: Int
  }

  /// Steps that become one, once all of them are made.
  struct Group {
    let name: String
    var steps: [Step] = []
  }

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  /// The step in progress. Its edits cannot be undone one by one.
  private(set) var group: Group?
  private var lastID = 0

  /// Tells states of the document apart: the last step that is done, 0 for none.
  var position: Int { group?.steps.last?.id ?? done.last?.id ?? 0 }

  mutating func enter(
    _ name: String, _ effect: EditEffect, _ rules: StepRules, operations: Int
  ) {
    lastID += 1
    let step = Step(
      id: lastID, name: name, effect: effect, rules: rules, operations: operations)
    if group == nil { done.append(step) } else { group?.steps.append(step) }
    undone.removeAll()
  }

  /// The journal drops what was undone with the first thing that a new step does, even where that
  /// step fails later.
  mutating func forgetUndone() { undone.removeAll() }

  /// Nothing that was done can be undone any more.
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

  /// Makes one step of those of the group; none where it has none.
  mutating func commit() {
    if let step = group?.summed { done.append(step) }
    group = nil
  }

  /// Forgets the group with its steps.
  mutating func rollback() { group = nil }
}

extension History.Group {
  /// All of its steps as one; `nil` if there are none.
  var summed: History.Step? {
    guard let last = steps.last else { return nil }
    var rules = StepRules()
    for step in steps { rules.merge(step.rules) }
    return History.Step(
      id: last.id, name: name, effect: .sum(steps.map(\.effect)), rules: rules,
      operations: steps.reduce(0) { $0 + $1.operations })
  }
}
