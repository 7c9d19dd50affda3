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

  /// The logged kind of actions that have only a name there.
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

/// Written as the equivalent JSON, members by name. Values nested deeper than ``depth`` are refused.
extension ActionValue: LogValue {
  public static let depth = 64

  public var encoded: JSONTree {
    switch self {
    case .flag(let value): .bool(value)
    case .integer(let value): .integer(Int64(value))
    case .number(let value): .number(value)
    case .text(let value): .string(value)
    case .list(let values): .array(values.map(\.encoded))
    case .record(let members):
      .object(members.sorted { $0.key < $1.key }.map { .init($0.key, $0.value.encoded) })
    }
  }

  public init(encoded: JSONTree) throws(EditError) { try self.init(encoded, depth: 0) }

  private init(_ tree: JSONTree, depth: Int) throws(EditError) {
    guard depth < ActionValue.depth else {
      throw .unreadable("It has an action with values that are nested too deeply.")
    }
    switch tree {
    case .null: throw .unreadable("It has an action with a null member.")
    case .bool(let value): self = .flag(value)
    case .integer(let value): self = .integer(Int(value))
    case .number(let value): self = .number(value)
    case .string(let value): self = .text(value)
    case .array(let elements):
      var values: [ActionValue] = []
      for element in elements { values.append(try ActionValue(element, depth: depth + 1)) }
      self = .list(values)
    case .object(let members):
      var values: [String: ActionValue] = [:]
      for member in members {
        values[member.name] = try ActionValue(member.value, depth: depth + 1)
      }
      self = .record(values)
    }
  }
}

extension Destination: LogObject {
  public static let logged = LogMembers<Self>(
    .required("pageIndex", \.pageIndex), .required("fit", \.fit.parts.name),
    .required("values", \.fit.parts.values)
  ) { (pageIndex, name, values) throws(EditError) in
    guard let fit = Fit(name: name, values: values) else {
      throw .unreadable("It has a destination of an unknown kind, or without its numbers.")
    }
    return Destination(pageIndex: pageIndex, fit: fit)
  }
}
