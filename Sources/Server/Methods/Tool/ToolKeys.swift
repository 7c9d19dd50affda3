// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum ToolKeys: PromptMethod {
  static let name = "tool/keys"
  static let effect = Effect.arranges()
  static let summary =
    "Returns the key bindings of the session, after applying changes."

  struct Params: Record {
    var set: [KeyEntry]?
    var enabled: Bool?

    static let fields: [Field<Self>] = [
      .optional("set", \.set, "The keys to bind; an empty list of commands removes the key."),
      .optional("enabled", \.enabled, "Whether single letters select tools."),
    ]
  }

  struct Result: WrittenRecord {
    var keys: [KeyEntry] = []
    var enabled = true

    static let fields: [Field<Self>] = [
      .required("keys", \.keys, "All key bindings."),
      .required("enabled", \.enabled, "Whether single letters select tools."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let shared = call.session.documents.shared
    for (index, entry) in (params.set ?? []).enumerated() {
      guard !entry.key.isEmpty else {
        throw RPCError(WireError(path: "params.set[\(index)].key", message: "A key needs a name."))
      }
      try call.checkKey(entry.key, at: "params.set[\(index)].key", in: name)
    }
    for entry in params.set ?? [] {
      shared.keys.set(
        entry.commands.map(CommandName.init(rawValue:)),
        for: KeyPress(entry.key, Modifiers(entry.modifiers)))
    }
    if let enabled = params.enabled { shared.keys.takesToolsByLetter = enabled }
    var result = Result()
    result.keys = shared.keys.entries.map(KeyEntry.init)
    result.enabled = shared.keys.takesToolsByLetter
    return result
  }
}

struct KeyEntry: Record {
  var key = ""
  var modifiers: [WireModifier]?
  var commands: [String] = []

  init() {}

  init(_ entry: KeyMap.Entry) {
    key = entry.key.key
    let held = WireModifier.allCases.filter { entry.key.modifiers.contains($0.modifier) }
    modifiers = held.unlessEmpty
    commands = entry.commands.map(\.rawValue)
  }

  static let fields: [Field<Self>] = [
    .required("key", \.key, "The key as browsers name it; letters in lower case."),
    .optional("modifiers", \.modifiers, "The modifier keys held down with the key."),
    .required("commands", \.commands, "The commands to try in this order, until one is handled."),
  ]
}
