// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// Writes every message to standard error, shortened: `--log-level debug`.
///
/// Names and strings are shown only if they are words of the protocol. Documents' texts, paths and
/// passwords are left out, so that a log can be shared.
enum MessageTrace {
  enum Direction: String {
    case fromClient = "→"
    case toClient = "←"
  }

  /// The members whose strings may be shown. The strings are words of the protocol, or ids that the
  /// server made.
  private static let shown: Set = [
    "documentId", "viewId", "tool", "state", "kind", "role", "phase", "cause", "format", "method",
    "component", "cursor", "delivery", "level", "provider", "jsonrpc",
  ]
  /// The most array elements, nested levels and characters shown in a line.
  private static let (mostElements, mostLevels, longestLine) = (4, 4, 300)
  /// The most bytes of a message that is parsed. Only the length of a longer message is shown.
  private static let longestMessage = 1 << 20

  static func write(_ message: [UInt8], _ direction: Direction) {
    StandardError.write("recto: debug: \(line(message, direction))\n")
  }

  static func line(_ message: [UInt8], _ direction: Direction) -> String {
    let size = "(\(message.count) bytes)"
    guard message.count <= longestMessage,
      let tree = try? JSONTree.parse(String(decoding: message, as: UTF8.self))
    else { return "\(direction.rawValue) … \(size)" }
    let text = one(tree)
    let isLong = text.count > longestLine
    return "\(direction.rawValue) \(isLong ? text.prefix(longestLine) + "…" : text[...])"
      + (isLong || text.contains("…") ? " \(size)" : "")
  }

  private static func one(_ message: JSONTree) -> String {
    if case .array(let batch) = message {
      return "[\(batch.prefix(mostElements).map(one).joined(separator: ", "))]"
    }
    var parts: [String] = []
    if let id = message[member: "id"] { parts.append("#\(id.wireText)") }
    if let method = message[member: "method"]?.string {
      parts.append(DeclaredNames.all.methods.contains(method) ? method : "…")
    }
    if let error = message[member: "error"] {
      parts.append("error \(text(error, levels: mostLevels))")
    }
    for name in ["params", "result"] {
      if let value = message[member: name] { parts.append(text(value, levels: mostLevels)) }
    }
    return parts.joined(separator: " ")
  }

  /// - Parameter name: the declared name of the member with this value; `nil` if it has none.
  private static func text(_ value: JSONTree, named name: String? = nil, levels: Int) -> String {
    switch value {
    case .string(let string):
      name.map(shown.contains) == true && string.count <= 64 ? string.wireText : "\"…\""
    case .array(let elements):
      list(elements.map { text($0, named: name, levels: levels - 1) }, "[", "]", levels)
    case .object(let members):
      list(
        members.map { member(in: name, $0.name, $0.value, levels) }, "{", "}", levels, most: .max)
    default: value.wireText
    }
  }

  /// A member with its name. A name that the protocol does not declare is left out with its value.
  private static func member(
    in owner: String?, _ name: String, _ value: JSONTree, _ levels: Int
  ) -> String {
    let isKey = owner.map(DeclaredNames.all.maps.contains) == true
    guard !isKey, DeclaredNames.all.members.contains(name) else { return "\"…\":…" }
    // A client may give a password as a number, whose digits are no word of the protocol.
    if SecretEntry.passwords.contains(name), value.string == nil { return "\"\(name)\":…" }
    return "\"\(name)\":\(text(value, named: name, levels: levels - 1))"
  }

  private static func list(
    _ parts: [String], _ start: String, _ end: String, _ levels: Int, most: Int = mostElements
  ) -> String {
    guard !parts.isEmpty else { return start + end }
    guard levels > 0 else { return "\(start)…\(end)" }
    let rest = parts.count > most ? ",…" : ""
    return start + parts.prefix(most).joined(separator: ",") + rest + end
  }
}
