// SPDX-License-Identifier: AGPL-3.0-or-later

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

  mutating func follow(_ step: Step) {
    switch step {
    case .add(let id, let x): change { $0.annotations[id] = x }
    case .delete(let id): change { $0.annotations[id] = nil }
    case .bookmark(let id): change { $0.bookmarks.insert(id) }
    case .undo:
      undone.append(state)
      state = done.removeLast()
    case .redo:
      done.append(state)
      state = undone.removeLast()
    case .save: break
    }
  }

  /// A step that can be taken.
  func step(_ number: Int, using random: inout SplitMix64) -> Step {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<3: .bookmark("bookmark-\(number)")
    case 3..<6:
      state.annotations.keys.sorted().randomElement(using: &random).map { .delete($0) }
        ?? .save
    case 6..<10: done.isEmpty ? .save : .undo
    case 10..<13: undone.isEmpty ? .save : .redo
    case 13: .save
    default: .add("annotation-x\(number)", at: Int.random(in: 1...500, using: &random))
    }
  }

  /// Whether a document is this one; what was saved may have lost its history.
  func admits(_ other: State, undo: Int, redo: Int) -> Bool {
    state == other && undo <= done.count && redo <= undone.count
  }

  mutating func forget(undo: Int, redo: Int) {
    done = done.suffix(undo)
    undone = undone.suffix(redo)
  }

  private mutating func change(_ body: (inout State) -> Void) {
    done.append(state)
    undone = []
    body(&state)
  }
}

/// What a user does.
enum Step: Hashable {
  case add(String, at: Int)
  case delete(String)
  case bookmark(String)
  case undo, redo, save
}

/// A generator whose numbers are the same in every run (Steele, Lea, Flood 2014).
struct SplitMix64: RandomNumberGenerator {
  var seed: UInt64

  mutating func next() -> UInt64 {
    seed &+= 0x9E37_79B9_7F4A_7C15
    var z = seed
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
