// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
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
  /// The engine that runs scripts, and the limits of each run.
  case start(ScriptEngine.Name, ScriptInterpreter.Limits)
  /// The engine is loaded. The process has given up all other rights.
  case ready
  case prepare(String)
  case run(ScriptRun)
  /// A script calls `host`, and waits for the answer.
  case call(name: String, argument: String)
  case answer(String)
  case done(String)
  case threw(String)
  /// The script exceeded a limit, and runs no more.
  case ended(ScriptInterpreter.End)

  /// The process ends in the middle of a script.
  static let late = ScriptMessage.ended(.time)
  static let large = ScriptMessage.ended(.memory)

  var tree: JSONTree {
    switch self {
    case .start(let engine, let limits):
      [
        "kind": "start", "engine": .string(engine.rawValue), "steps": .integer(Int64(limits.steps)),
        "memory": .integer(Int64(limits.memory)),
        "milliseconds": .integer(Int64(limits.milliseconds)),
      ]
    case .ready: ["kind": "ready"]
    case .prepare(let source): ["kind": "prepare", "source": .string(source)]
    case .run(let run):
      [
        "kind": "run", "source": .string(run.source), "name": .string(run.name),
        "argument": .string(run.argument), "isShared": .bool(run.isShared),
      ]
    case .call(let name, let argument):
      ["kind": "call", "name": .string(name), "argument": .string(argument)]
    case .answer(let text): ["kind": "answer", "text": .string(text)]
    case .done(let text): ["kind": "done", "text": .string(text)]
    case .threw(let text): ["kind": "threw", "text": .string(text)]
    case .ended(let end): ["kind": "ended", "text": .string(end.rawValue)]
    }
  }

  /// `nil` if the tree is not such a message.
  init?(_ tree: JSONTree) {
    let string = { (name: String) in tree[member: name]?.string ?? "" }
    let integer = { (name: String) in Int(clamping: tree[member: name]?.integer ?? 0) }
    switch string("kind") {
    case "start":
      var limits = ScriptInterpreter.Limits()
      limits.steps = integer("steps")
      limits.memory = integer("memory")
      limits.milliseconds = integer("milliseconds")
      self = .start(ScriptEngine.Name(rawValue: string("engine")) ?? .muJS, limits)
    case "ready": self = .ready
    case "prepare": self = .prepare(string("source"))
    case "run":
      let run = ScriptRun(
        string("source"), named: string("name"), argument: string("argument"),
        isShared: tree[member: "isShared"]?.bool ?? false)
      self = .run(run)
    case "call": self = .call(name: string("name"), argument: string("argument"))
    case "answer": self = .answer(string("text"))
    case "done": self = .done(string("text"))
    case "threw": self = .threw(string("text"))
    case "ended": self = .ended(ScriptInterpreter.End(rawValue: string("text")) ?? .process)
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
