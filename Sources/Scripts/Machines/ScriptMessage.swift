// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A script to run in another process.
struct ScriptRun: Equatable {
  var source: String
  var name: String
  /// The argument of `enter`.
  var argument: String
  var isShared: Bool

  init(_ source: String, named name: String, argument: String, isShared: Bool) {
    (self.source, self.name, self.argument) = (source, name, argument)
    self.isShared = isShared
  }
}

/// A message between a document's process and its script process.
enum ScriptMessage: Equatable {
  /// The engine is loaded, and the process has given up all other rights.
  case ready
  case prepare(String, milliseconds: Int, memory: Int)
  case run(ScriptRun, milliseconds: Int, memory: Int)
  /// A script calls `host`, and waits for the answer.
  case call(name: String, argument: String)
  case answer(String)
  case done(String)
  case threw(String)
  /// The process ends because the script exceeded its limit of time or memory.
  case late, large

  var tree: JSONTree {
    switch self {
    case .ready: ["kind": "ready"]
    case .prepare(let source, let milliseconds, let memory):
      [
        "kind": "prepare", "source": .string(source), "milliseconds": .integer(Int64(milliseconds)),
        "memory": .integer(Int64(memory)),
      ]
    case .run(let run, let milliseconds, let memory):
      [
        "kind": "run", "source": .string(run.source), "name": .string(run.name),
        "argument": .string(run.argument), "isShared": .bool(run.isShared),
        "milliseconds": .integer(Int64(milliseconds)), "memory": .integer(Int64(memory)),
      ]
    case .call(let name, let argument):
      ["kind": "call", "name": .string(name), "argument": .string(argument)]
    case .answer(let text): ["kind": "answer", "text": .string(text)]
    case .done(let text): ["kind": "done", "text": .string(text)]
    case .threw(let text): ["kind": "threw", "text": .string(text)]
    case .late: ["kind": "late"]
    case .large: ["kind": "large"]
    }
  }

  /// `nil` if the tree is not such a message.
  init?(_ tree: JSONTree) {
    let string = { (name: String) in tree[member: name]?.string ?? "" }
    let integer = { (name: String) in Int(clamping: tree[member: name]?.integer ?? 0) }
    switch string("kind") {
    case "ready": self = .ready
    case "prepare":
      self = .prepare(
        string("source"), milliseconds: integer("milliseconds"), memory: integer("memory"))
    case "run":
      let run = ScriptRun(
        string("source"), named: string("name"), argument: string("argument"),
        isShared: tree[member: "isShared"]?.bool ?? false)
      self = .run(run, milliseconds: integer("milliseconds"), memory: integer("memory"))
    case "call": self = .call(name: string("name"), argument: string("argument"))
    case "answer": self = .answer(string("text"))
    case "done": self = .done(string("text"))
    case "threw": self = .threw(string("text"))
    case "late": self = .late
    case "large": self = .large
    default: return nil
    }
  }

  /// The bytes on the socket: the length of the JSON in four bytes, little-endian, and the JSON.
  var frame: [UInt8] {
    let text = Array(tree.wireText.utf8)
    let length = UInt32(clamping: text.count)
    return (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + text
  }
}
