// SPDX-License-Identifier: AGPL-3.0-or-later

/// An object type that no record declares. It lists the members and their types. An alternative of a
/// tagged union has such a type, for example.
public struct ObjectType: Hashable, Sendable {
  public struct Member: Hashable, Sendable {
    public let name: String
    public let type: WireType
    public let isRequired: Bool
    public let summary: String

    public static func required(
      _ name: String, _ type: WireType, _ summary: String = ""
    ) -> Member {
      Member(name: name, type: type, isRequired: true, summary: summary)
    }

    public static func optional(
      _ name: String, _ type: WireType, _ summary: String = ""
    ) -> Member {
      Member(name: name, type: type, isRequired: false, summary: summary)
    }
  }

  /// The name in schemas and clients; `nil` if the type is written inline.
  public let name: String?
  public let summary: String
  public let members: [Member]

  public init(_ name: String?, _ summary: String, _ members: [Member]) {
    self.name = name
    self.summary = summary
    self.members = members
  }

  /// The type as text, such as `{kind: "goTo", destination?, name?}`.
  public var text: String {
    let parts = members.map { member in
      if case .constant(let value) = member.type { return "\(member.name): \(value.wireText)" }
      return member.isRequired ? member.name : member.name + "?"
    }
    return "{\(parts.joined(separator: ", "))}"
  }
}
