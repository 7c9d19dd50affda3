// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Server

/// Removes passwords and keys from a client's messages.
///
/// The same password always gets the same replacement, so that a replay can open a file that the session
/// itself encrypts.
struct RecordedSecrets {
  private var replacements: [String: String] = [:]
  /// The numbers that were given for passwords. The server's errors quote them.
  private var numbers: Set<String> = []
  /// Whether a text entry is for a password. Called when a message has such a text.
  private let isSecret: (SecretEntry) -> Bool
  /// The ids of the server's requests for passwords.
  private var asked: Set<JSONTree> = []

  init(isSecret: @escaping (SecretEntry) -> Bool) { self.isSecret = isSecret }

  private static let typed: Set = ["interaction/text", "interaction/key", "interaction/respond"]
  private static let filled: Set = ["forms/setValue", "forms/setValues"]

  /// Records a server's request for a password.
  mutating func note(_ message: JSONTree) {
    guard let id = message[member: "id"], message[member: "method"] != nil,
      message[member: "params"]?[member: "password"] == true
    else { return }
    asked.insert(id)
  }

  /// A message of the server without what it quotes of passwords.
  func removed(fromServer message: JSONTree) -> JSONTree {
    guard !numbers.isEmpty else { return message }
    return message.mappingStrings { text in
      numbers.reduce(text) { $0.replacing("got \($1)", with: "got 0") }
    }
  }

  /// A message of the client without passwords and keys.
  mutating func removed(from message: JSONTree) -> JSONTree {
    if case .array(let batch) = message {
      var safe: [JSONTree] = []
      for element in batch { safe.append(removed(from: element)) }
      return .array(safe)
    }
    if let result = message[member: "result"], let id = message[member: "id"],
      asked.remove(id) != nil
    {
      return message.replacing("result", by: Self.masked(result))
    }
    guard let params = message[member: "params"] else { return message }
    var safe = params
    if let method = message[member: "method"]?.string {
      if Self.typed.contains(method), isSecret(.typed) { safe = Self.maskedEntry(params) }
      if Self.filled.contains(method) { safe = withoutSecretValues(params) }
    }
    return message.replacing("params", by: withoutPasswords(safe))
  }

  private mutating func withoutPasswords(_ tree: JSONTree) -> JSONTree {
    switch tree {
    case .array(let elements):
      var safe: [JSONTree] = []
      for element in elements { safe.append(withoutPasswords(element)) }
      return .array(safe)
    case .object(let members):
      var safe: [JSONTree.Member] = []
      for member in members {
        if SecretEntry.passwords.contains(member.name) {
          safe.append(.init(member.name, hidden(member.value)))
        } else if member.name == "certificate", member.value[member: "data"] != nil {
          let key = member.value.replacing("data", by: "<a private key>")
          safe.append(.init(member.name, withoutPasswords(key)))
        } else {
          safe.append(.init(member.name, withoutPasswords(member.value)))
        }
      }
      return .object(safe)
    default: return tree
    }
  }

  /// The value of a password's member, of whatever type a client gave: of the same type without what
  /// it says.
  private mutating func hidden(_ value: JSONTree) -> JSONTree {
    switch value {
    case .string(let text): return text.isEmpty ? value : .string(replacement(of: text))
    case .array(let elements):
      var safe: [JSONTree] = []
      for element in elements { safe.append(hidden(element)) }
      return .array(safe)
    case .object: return .object([])
    case .null, .bool: return value
    case .integer, .number:
      numbers.insert(value.wireText)
      return .integer(0)
    }
  }

  private mutating func replacement(of password: String) -> String {
    if let known = replacements[password] { return known }
    let replacement = "<password \(replacements.count + 1)>"
    replacements[password] = replacement
    return replacement
  }

  private func withoutSecretValues(_ params: JSONTree) -> JSONTree {
    guard let document = params[member: "documentId"]?.string else { return params }
    func safe(_ setting: JSONTree) -> JSONTree {
      guard let field = setting[member: "field"]?.string, let value = setting[member: "value"],
        isSecret(.field(document: document, field: field))
      else { return setting }
      return setting.replacing("value", by: Self.masked(value))
    }
    guard case .array(let values)? = params[member: "values"] else { return safe(params) }
    return params.replacing("values", by: .array(values.map(safe)))
  }

  /// The parameters with their text masked. Key names, such as `Enter`, stay.
  private static func maskedEntry(_ params: JSONTree) -> JSONTree {
    guard case .object(let members) = params else { return params }
    return .object(
      members.map { member in
        switch (member.name, member.value) {
        case ("key", .string(let key)) where key.count > 1: member
        case ("key", let value), ("text", let value), ("value", let value):
          .init(member.name, masked(value))
        default: member
        }
      })
  }

  /// The value with masked texts of the same length. A display with a dot per letter is thus unchanged.
  private static func masked(_ value: JSONTree) -> JSONTree {
    value.mappingStrings { String(repeating: "x", count: $0.count) }
  }
}

extension JSONTree {
  fileprivate func replacing(_ name: String, by value: JSONTree) -> JSONTree {
    guard case .object(let members) = self else { return self }
    return .object(members.map { $0.name == name ? Member(name, value) : $0 })
  }
}
