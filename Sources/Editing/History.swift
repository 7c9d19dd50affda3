// SPDX-License-Identifier: AGPL-3.0-or-later

/// The steps of a document that can be undone, and those that can be done again. It runs in step
/// with the engine's journal, which holds what is needed to do it.
struct History {
  struct Step: Hashable {
    let id: Int
    let name: String
    let effect: EditEffect
    let rules: StepRules
  }

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  private var lastID = 0

  /// Tells states of the document apart: the last step that is done, 0 for none.
  var position: Int { done.last?.id ?? 0 }

  mutating func enter(_ name: String, _ effect: EditEffect, _ rules: StepRules) {
    lastID += 1
    done.append(Step(id: lastID, name: name, effect: effect, rules: rules))
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
}
