// SPDX-License-Identifier: AGPL-3.0-or-later

/// The fields and widgets that a form lists, by object number. Each is a dictionary. A stream does not count
/// as a field, because the comparison of fields ignores a stream's data.
struct FormTree {
  struct Node {
    let number: Int
    /// The full name; for a widget that is not a field, the name of its field.
    let name: String
    /// `nil` if the form itself lists it.
    let parent: Int?
    let entries: [String: PlainObject]
    /// `FT` and `Ff`, its own or inherited.
    let type: String?
    let flags: Int
    /// `V`, its own or inherited, with its reference followed.
    let value: PlainObject

    var isSignature: Bool { type == "Sig" }
    var isSigned: Bool { isSignature && value.entries != nil }
    var isPushButton: Bool { type == "Btn" && flags & 1 << 16 != 0 }
    var isNamed: Bool { entries["T"] != nil }
  }

  private(set) var nodes: [Int: Node] = [:]
  /// The order in the form.
  private(set) var order: [Int] = []
  /// Improper nodes of the tree, with their counts. A node is improper if the tree lists it more than
  /// once, if it is a direct object, or if it is not a dictionary.
  private(set) var oddities: [PlainObject: Int] = [:]

  init(_ document: Document, form: PlainObject) throws(EngineError) {
    var waiting: [(value: PlainObject, parent: Node?)] = []
    for root in try document.follow(form["Fields"]).elements ?? [] { waiting.append((root, nil)) }
    waiting.reverse()
    while let next = waiting.popLast() {
      guard nodes.count < 100_000 else { throw .damaged("the form has too many fields") }
      guard let number = next.value.target, nodes[number] == nil,
        case .dictionary(let entries)? = try document.plainObject(number)
      else {
        oddities[next.value, default: 0] += 1
        continue
      }
      let node = try FormTree.node(number, entries, below: next.parent, document)
      nodes[number] = node
      order.append(number)
      for kid in try document.follow(entries["Kids"] ?? .null).elements?.reversed() ?? [] {
        waiting.append((kid, node))
      }
    }
  }

  /// Whether a field has fields below it, not just widgets.
  func isGroup(_ number: Int) -> Bool {
    nodes.values.contains { $0.parent == number && $0.isNamed }
  }

  private static func node(
    _ number: Int, _ entries: [String: PlainObject], below parent: Node?, _ document: Document
  ) throws(EngineError) -> Node {
    let partial = try document.follow(entries["T"] ?? .null).text ?? ""
    let name = [parent?.name ?? "", partial].filter { !$0.isEmpty }.joined(separator: ".")
    let type = try document.follow(entries["FT"] ?? .null).name ?? parent?.type
    let flags = try document.follow(entries["Ff"] ?? .null).integer ?? parent?.flags ?? 0
    var value = try document.follow(entries["V"] ?? .null)
    if value == .null, let inherited = parent?.value { value = inherited }
    return Node(
      number: number, name: name, parent: parent?.number, entries: entries, type: type,
      flags: flags, value: value)
  }
}
