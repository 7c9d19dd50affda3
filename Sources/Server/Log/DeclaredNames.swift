// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The names that the protocol declares. Any other name in a message comes from a client or a document.
struct DeclaredNames: Sendable {
  /// The names of members, wherever they stand.
  private(set) var members: Set<String> = []
  /// The names of members whose values are maps. The protocol does not declare the keys of a map.
  private(set) var maps: Set<String> = []
  let methods: Set<String>

  /// The names of this server's protocol.
  static let all = DeclaredNames()

  private init() {
    methods = Set(
      Catalogue.methods.map { $0.name } + Catalogue.notifications.map { $0.name }
        + Catalogue.clientRequests.map { $0.name })
    if let description = try? JSONTree.parse(ProtocolDescription.make().wireText) {
      collect(from: description)
    }
  }

  private mutating func collect(from value: JSONTree) {
    switch value {
    case .array(let elements): for element in elements { collect(from: element) }
    case .object(let members):
      if case .object(let properties)? = value[member: "properties"] {
        for property in properties { note(property.name, property.value) }
      }
      if case .array(let params)? = value[member: "params"] {
        for param in params {
          if let name = param[member: "name"]?.string {
            note(name, param[member: "schema"] ?? .null)
          }
        }
      }
      for member in members { collect(from: member.value) }
    default: break
    }
  }

  private mutating func note(_ name: String, _ schema: JSONTree) {
    members.insert(name)
    if DeclaredNames.isMap(schema) { maps.insert(name) }
  }

  private static func isMap(_ schema: JSONTree) -> Bool {
    if case .array(let choices)? = schema[member: "anyOf"] { return choices.contains(where: isMap) }
    guard case .object? = schema[member: "additionalProperties"] else { return false }
    return schema[member: "properties"] == nil
  }
}
