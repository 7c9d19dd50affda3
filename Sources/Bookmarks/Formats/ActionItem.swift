// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Actions in PSPDFKit's record and in Instant JSON. For the record, only `Goto` with `pageIndex` is
/// documented. The other kinds are read in the spellings of Instant JSON and of the standard, and written
/// in one of them.
enum ActionItem {
  /// The action; `nil` if the tree has no kind of action. An action without the required members has the
  /// kind `other`.
  static func action(_ tree: JSONTree) -> Action? {
    guard let type = tree.text("actionType", "type") else { return nil }
    // Names in Instant JSON begin with a lower-case letter, unlike the standard's.
    let isInstant = tree.text("actionType") == nil
    let name = isInstant ? type.prefix(1).uppercased() + type.dropFirst() : type
    let kind = kind(type, tree) ?? .init(further: name)
    return Action(kind, members: further(kind, tree), next: next(tree))
  }

  /// The tree of an action. Keeps unknown members of an old tree of the same kind.
  static func tree(
    of action: Action, replacing old: JSONTree?, _ dialect: BookmarkDialect
  ) -> JSONTree {
    let type = dialect == .instantJSON ? action.kind.name : spelling(action.kind)
    var tree = JSONTree.object([.init(dialect.actionType, .string(type))])
    for member in members(action.kind) { tree.set(member.name, member.value) }
    for (name, value) in action.members.sorted(by: { $0.key < $1.key }) {
      tree.set(name, value.encoded)
    }
    if !action.next.isEmpty {
      let next = action.next.map { self.tree(of: $0, replacing: nil, dialect) }
      tree.set("subActions", .array(next))
    }
    guard case .object(let kept)? = old, let old = old.flatMap(self.action),
      spelling(old.kind) == spelling(action.kind)
    else { return tree }
    let told = known.union(ActionTable.members(of: action.kind.name).map(\.name))
    for member in kept where !told.contains(member.name) { tree.set(member.name, member.value) }
    return tree
  }

  private static let known: Set = [
    "actionType", "type", "pageIndex", "destinationType", "params", "namedDestination", "uri",
    "url", "relativePath", "filePath", "script", "action", "subAction", "subActions", "subactions",
  ]

  private static func kind(_ type: String, _ tree: JSONTree) -> Action.Kind? {
    switch type.lowercased() {
    case "goto":
      return .goTo(DestinationItem.destination(tree), name: tree.text("namedDestination"))
    case "gotor", "gotoremote", "remotegoto":
      return tree.text("relativePath", "filePath").map {
        .goToRemote(
          file: $0, pageIndex: tree.index("pageIndex"), name: tree.text("namedDestination"))
      }
    case "uri", "url": return tree.text("uri", "url").map { .uri($0) }
    case "launch": return tree.text("filePath", "relativePath").map { .launch(file: $0) }
    case "named": return tree.text("action").map { .named(ActionName.standard($0)) }
    case "javascript": return tree.text("script").map { .javaScript($0) }
    default: return nil
    }
  }

  /// Reads the kind's further members; leaves out members that are invalid.
  private static func further(
    _ kind: Action.Kind, _ tree: JSONTree
  ) -> [String: ActionValue] {
    var members: [String: ActionValue] = [:]
    for member in ActionTable.members(of: kind.name) {
      guard let value = tree[member: member.name].flatMap({ try? ActionValue(encoded: $0) }),
        member.shape.fault(of: value, at: member.name) == nil
      else { continue }
      members[member.name] = value
    }
    return members
  }

  private static func next(_ tree: JSONTree) -> [Action] {
    if let one = tree[member: "subAction"].flatMap(action) { return [one] }
    guard case .array(let all)? = tree[member: "subActions"] ?? tree[member: "subactions"] else {
      return []
    }
    return all.compactMap(action)
  }

  private static func spelling(_ kind: Action.Kind) -> String {
    switch kind {
    case .goTo: "Goto"
    case .goToRemote: "GoToR"
    case .uri: "URI"
    case .launch: "Launch"
    case .named: "Named"
    case .javaScript: "JavaScript"
    case .special, .other: kind.pdfName
    }
  }

  private static func members(_ kind: Action.Kind) -> [JSONTree.Member] {
    let members: [(String, JSONTree?)] =
      switch kind {
      case .goTo(let destination, let name):
        (destination.map(DestinationItem.members) ?? [])
          + [("namedDestination", name.map(JSONTree.string))]
      case .goToRemote(let file, let pageIndex, let name):
        [
          ("relativePath", .string(file)), ("pageIndex", pageIndex.map { .integer(Int64($0)) }),
          ("namedDestination", name.map(JSONTree.string)),
        ]
      case .uri(let uri): [("uri", .string(uri))]
      case .launch(let file): [("filePath", .string(file))]
      case .named(let name): [("action", .string(ActionName.instant(name)))]
      case .javaScript(let script): [("script", .string(script))]
      case .special, .other: []
      }
    return members.compactMap { name, value in value.map { JSONTree.Member(name, $0) } }
  }
}
