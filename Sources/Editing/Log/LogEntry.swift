// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A record of an edit log after its header.
struct LogEntry: Hashable, Sendable {
  enum Change: Hashable, Sendable {
    case edit(LoggedEdit)
    case undo
    case redo
    /// The document's file gets this content; what stands before is in it.
    case saved(ContentIdentity)
  }

  var change: Change
  /// Seconds since 1970.
  var time: Int64
}

/// An edit as it stands in a log.
struct LoggedEdit: Hashable, Sendable {
  var kind: String
  /// What the history calls it.
  var name: String
  var value: JSONTree

  init(kind: String, name: String, value: JSONTree) {
    self.kind = kind
    self.name = name
    self.value = value
  }

  init<E: Edit>(_ edit: E) { self.init(kind: E.kind, name: edit.name, value: edit.encoded) }
}

extension LogEntry: LogValue {
  var encoded: JSONTree {
    let (name, members): (String, [JSONTree.Member]) =
      switch change {
      case .edit(let edit):
        (
          "edit",
          [
            .init("kind", .string(edit.kind)), .init("name", .string(edit.name)),
            .init("value", edit.value),
          ]
        )
      case .undo: ("undo", [])
      case .redo: ("redo", [])
      case .saved(let file): ("saved", [.init("file", file.encoded)])
      }
    return .object([.init("type", .string(name)), .init("time", time.encoded)] + members)
  }

  init(encoded: JSONTree) throws(EditError) {
    time = try encoded.decode("time")
    switch try encoded.decode("type", as: String.self) {
    case "edit":
      change = .edit(
        LoggedEdit(
          kind: try encoded.decode("kind"), name: try encoded.decode("name"),
          value: encoded[member: "value"] ?? .null))
    case "undo": change = .undo
    case "redo": change = .redo
    case "saved": change = .saved(try encoded.decode("file"))
    default: throw .unreadable("It has a type of record that is not known.")
    }
  }
}
