// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The variants of an action, by kind.
enum ActionSchema {
  static var type: WireType { .union((kinds.map(kind) + [other]).map { .object($0) }) }

  /// The type of a member in the table of actions.
  static func type(of member: String, in kind: String) -> WireType {
    ActionTable.members(of: kind).first { $0.name == member }
      .map { type(of: $0.shape, kind.capitalizedFirst + "Action" + member.capitalizedFirst) }
      ?? .any
  }

  private static let kinds = Action.Kind.allNames

  private static func kind(_ kind: String) -> ObjectType {
    let further = ActionTable.members(of: kind).map { member in
      ObjectType.Member.optional(member.name, type(of: member.name, in: kind))
    }
    return ObjectType(
      kind.capitalizedFirst + "Action", "",
      [.required("kind", .constant(.string(kind)))] + own(kind) + further + [next])
  }

  /// An action with only its name known.
  private static var other: ObjectType {
    ObjectType(
      "OtherAction",
      "An action of another kind, of which only the name is reported. It cannot be written.",
      [.required("kind", .otherString(than: kinds)), next])
  }

  private static var next: ObjectType.Member {
    .optional(
      "next", .union([.array(of: WireAction.wireType), WireAction.wireType]),
      "The following actions. The server sends a list.")
  }

  /// The members of a kind with a case of its own.
  private static func own(_ kind: String) -> [ObjectType.Member] {
    Action.Kind.ownMembers(of: kind).map { member in
      let type: WireType =
        switch member.form {
        case .text, .path, .uri: .string
        case .pageIndex: .integer
        case .destination: WireDestination.wireType
        }
      return member.isRequired
        ? .required(member.name, type, member.summary)
        : .optional(member.name, type, member.summary)
    }
  }

  private static func type(of shape: ActionShape, _ name: String) -> WireType {
    switch shape {
    case .flag: .boolean
    case .integer: .integer
    case .number: .number
    // Names that the table does not list are reported as in the file.
    case .text, .word: .string
    case .numberOrWord: .union([.number, .string])
    case .list(let element): .array(of: type(of: element, name + "Item"))
    case .record(let members):
      .object(
        ObjectType(
          name, "",
          members.sorted { $0.key < $1.key }.map { member in
            .optional(member.key, type(of: member.value, name + member.key.capitalizedFirst))
          }))
    case .any: .any
    }
  }
}

/// A member of an action that the client gets unchanged.
struct WireActionMember<Which: ActionMemberName>: WireValue {
  let value: JSONTree

  init(_ value: JSONTree) { self.value = value }
  init(wire node: JSONNode) { value = JSONTree(node) }

  static var wireType: WireType { ActionSchema.type(of: Which.member, in: Which.kind) }

  func write(to writer: inout JSONWriter) { value.write(to: &writer) }
}

protocol ActionMemberName: Sendable {
  static var kind: String { get }
  static var member: String { get }
}

enum RemoteViewName: ActionMemberName {
  static let kind = "goToRemote"
  static let member = "view"
}

enum TransitionName: ActionMemberName {
  static let kind = "transition"
  static let member = "transition"
}
