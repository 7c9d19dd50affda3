// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

extension Action: LogValue {
  public var encoded: JSONTree {
    let hasCase =
      switch kind {
      case .special, .other: false
      default: true
      }
    let name = hasCase ? kind.name : Action.further
    let own =
      hasCase
      ? kind.own.map { (Action.logName(of: $0.member), $0.value.encoded) }
      : [("name", .string(kind.pdfName))]
    let further = self.members.isEmpty ? JSONTree.null : ActionValue.record(self.members).encoded
    let all =
      [("kind", .string(name))] + own
      + [("members", further), ("next", next.isEmpty ? .null : next.encoded)]
    return .object(all.filter { $0.1 != .null }.map { .init($0.0, $0.1) })
  }

  public init(encoded: JSONTree) throws(EditError) {
    let next = try encoded.decodeIfPresent("next", as: [Action].self) ?? []
    let members = try encoded.decodeIfPresent("members", as: ActionValue.self)?.record
    self.init(try Action.kind(encoded), members: members ?? [:], next: next)
  }

  /// The kind, in the log, of actions that have only a name there.
  private static let further = "other"

  private static func logName(of member: PlainAction.Member) -> String {
    member.form == .path ? "file" : member.name
  }

  private static func kind(_ tree: JSONTree) throws(EditError) -> Kind {
    let name: String = try tree.decode("kind")
    guard name != further else { return .init(named: try tree.decode("name")) }
    let declared = Kind.ownMembers(of: name)
    guard !declared.isEmpty else { throw .unreadable("It has an unknown kind of action.") }
    var own: [String: PlainAction.Value] = [:]
    for member in declared {
      let key = logName(of: member)
      switch member.form {
      case .text, .path, .uri:
        own[member.name] =
          member.isRequired
          ? .text(try tree.decode(key)) : try tree.decodeIfPresent(key).map { .text($0) }
      case .pageIndex: own[member.name] = try tree.decodeIfPresent(key).map { .pageIndex($0) }
      case .destination:
        own[member.name] = try tree.decodeIfPresent(key).map { .destination($0) }
      }
    }
    return .init(named: name, own: own)
  }
}

extension PlainAction.Value {
  fileprivate var encoded: JSONTree {
    switch self {
    case .text(let text): text.encoded
    case .pageIndex(let index): index.encoded
    case .destination(let destination): destination.encoded
    }
  }
}
