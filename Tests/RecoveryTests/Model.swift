// SPDX-License-Identifier: AGPL-3.0-or-later

import TestSupport

/// What a document should be: its annotations and bookmarks, and all that can be undone and done
/// again.
struct Model: Hashable {
  /// Ids of annotations with where they begin, and ids of bookmarks.
  struct State: Hashable {
    var annotations: [String: Int] = [:]
    var bookmarks: Set<String> = []
  }

  var state = State()
  /// The states before each step, the last one last.
  var done: [State] = []
  /// The states after each undone step, the next one last.
  var undone: [State] = []
  /// The state before the group of edits that is open.
  var group: State?
  /// Whether anything was done in it.
  var isGroupEmpty = true

  func after(_ step: Step) -> Model {
    var model = self
    switch step {
    case .add(let id, let x): model.change { $0.annotations[id] = x }
    case .delete(let id): model.change { $0.annotations[id] = nil }
    case .bookmark(let id): model.change { $0.bookmarks.insert(id) }
    case .undo:
      model.undone.append(state)
      model.state = model.done.removeLast()
    case .redo:
      model.done.append(state)
      model.state = model.undone.removeLast()
    case .begin: (model.group, model.isGroupEmpty) = (state, true)
    case .rollback: (model.state, model.group) = (model.group ?? state, nil)
    case .save, .commit: model.endGroup()
    }
    return model
  }

  /// The model with so much history, where a document in this state can be it: what was saved may
  /// have lost its history.
  func with(_ state: State, undo: Int, redo: Int) -> Model? {
    var model = self
    model.endGroup()
    guard state == self.state, undo <= model.done.count, redo <= undone.count else { return nil }
    return Model(state: state, done: model.done.suffix(undo), undone: undone.suffix(redo))
  }

  private mutating func change(_ body: (inout State) -> Void) {
    if group == nil { done.append(state) } else { isGroupEmpty = false }
    undone = []
    body(&state)
  }

  /// What was done in the group that is open is one step.
  private mutating func endGroup() {
    if let group, !isGroupEmpty { done.append(group) }
    group = nil
  }
}

extension Set<Model> {
  /// A step that can be taken whichever of them it is.
  func step(_ number: Int, using random: inout SplitMix64) -> Step {
    let ids = map { Set<String>($0.state.annotations.keys) }
    let common = ids.dropFirst().reduce(ids.first ?? []) { $0.intersection($1) }
    let isOpen = contains { $0.group != nil }
    switch Int.random(in: 0..<22, using: &random) {
    case 0..<3: return .bookmark("bookmark-\(number)")
    case 3..<6:
      return common.sorted().randomElement(using: &random).map { .delete($0) } ?? .save
    case 6..<10 where !isOpen: return allSatisfy { !$0.done.isEmpty } ? .undo : .save
    case 10..<13 where !isOpen: return allSatisfy { !$0.undone.isEmpty } ? .redo : .save
    case 20: return isOpen ? .commit : .begin
    case 21: return isOpen ? .rollback : .begin
    case 13: return .save
    default: return .add("annotation-x\(number)", at: Int.random(in: 1...500, using: &random))
    }
  }
}

/// What a user does.
enum Step: Hashable {
  case add(String, at: Int)
  case delete(String)
  case bookmark(String)
  case undo, redo, save
  case begin, commit, rollback
}
