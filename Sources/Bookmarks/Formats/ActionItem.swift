// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Actions in PSPDFKit's record and in Instant JSON. For the record, only `Goto` with `pageIndex` is
/// documented. The other kinds are read in the spellings of Instant JSON and of the standard, and written
/// in one of them.
enum ActionItem {
  /// The action; `nil` if the tree has no kind of action. A missing text is empty.
  static func action(_ tree: JSONTree) -> Action? {
    guard let type = tree.text("actionType", "type") else { return nil }
    // Names in Instant JSON begin with a lower-case letter, unlike the standard's.
    let isInstant = tree.text("actionType") == nil
    let name = isInstant ? type.prefix(1).uppercased() + type.dropFirst() : type
    let word = kinds[type.lowercased()]
    let kind = Action.Kind(named: word ?? name, own: own(word ?? "", tree))
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

  /// The kinds with members of their own, by lower-case spelling. A kind can have several spellings.
  private static let kinds = Dictionary(
    uniqueKeysWithValues: PlainAction.all.map { ($0.name.lowercased(), $0.name) }
  ).merging(
    ["gotor": "goToRemote", "remotegoto": "goToRemote", "url": "uri"], uniquingKeysWith: { $1 })

  /// The spellings of a member of a kind. The first one is written.
  private static func spellings(_ member: PlainAction.Member, of kind: String) -> [String] {
    switch (kind, member.name) {
    case ("goToRemote", "path"): ["relativePath", "filePath"]
    case ("launch", "path"): ["filePath", "relativePath"]
    case ("named", "name"): ["action"]
    case (_, "name"): ["namedDestination"]
    case ("uri", "uri"): ["uri", "url"]
    default: [member.name]
    }
  }

  private static func own(_ kind: String, _ tree: JSONTree) -> [String: PlainAction.Value] {
    var values: [String: PlainAction.Value] = [:]
    for member in Action.Kind.ownMembers(of: kind) {
      let names = spellings(member, of: kind)
      let text = names.lazy.compactMap { tree.text($0) }.first
      switch member.form {
      case .text where kind == "named":
        values[member.name] = text.map { .text(ActionName.standard($0)) }
      case .text, .path, .uri: values[member.name] = text.map { .text($0) }
      case .pageIndex: values[member.name] = tree.index(names[0]).map { .pageIndex($0) }
      case .destination:
        values[member.name] = DestinationItem.destination(tree).map { .destination($0) }
      }
    }
    return values
  }

  /// Reads the kind's further members; leaves out members that are invalid.
  private static func further(_ kind: Action.Kind, _ tree: JSONTree) -> [String: ActionValue] {
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
    if case .goTo = kind { "Goto" } else { kind.pdfName }
  }

  private static func members(_ kind: Action.Kind) -> [JSONTree.Member] {
    kind.own.flatMap { member, value -> [JSONTree.Member] in
      let name = spellings(member, of: kind.name)[0]
      switch value {
      case .text(let text) where kind.name == "named":
        return [.init(name, .string(ActionName.instant(text)))]
      case .text(let text): return [.init(name, .string(text))]
      case .pageIndex(let index): return [.init(name, .integer(Int64(index)))]
      case .destination(let destination):
        return DestinationItem.members(destination).compactMap { name, value in
          value.map { JSONTree.Member(name, $0) }
        }
      }
    }
  }
}

/// The names of named actions: `NextPage` in PDF (ISO 32000-2, table 215), `nextPage` in Instant JSON.
/// Viewer-specific names are the same in both.
enum ActionName {
  static func standard(_ instant: String) -> String { standardNames[instant] ?? instant }
  static func instant(_ standard: String) -> String { instantNames[standard] ?? standard }

  private static let instantNames = [
    "NextPage": "nextPage", "PrevPage": "prevPage", "FirstPage": "firstPage",
    "LastPage": "lastPage", "GoBack": "goBack", "GoForward": "goForward",
    "GoToPage": "goToPage", "Find": "find", "Print": "print", "SaveAs": "saveAs",
  ]

  private static let standardNames = Dictionary(
    uniqueKeysWithValues: instantNames.map { ($0.value, $0.key) })
}
