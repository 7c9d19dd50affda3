// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import Members

extension NewOutlineItem: LogRecord {
  public static var blank: NewOutlineItem { NewOutlineItem("") }

  public static var members: [Member<NewOutlineItem>] {
    [
      .init("title", \.title, logged: .required), .init("action", \.action),
      .init("isOpen", \.isOpen), .init("isBold", \.isBold), .init("isItalic", \.isItalic),
      .init("color", \.color), .init("children", \.children),
    ]
  }
}

extension OutlinePlace: LogObject {
  public static let logged = LogMembers<Self>(
    .required("parent", \.parent), .required("index", \.index), make: Self.init(parent:index:))
}

/// Unchanged members are left out; `null` stands for a removed value.
extension OutlineChanges: LogValue {
  public var encoded: JSONTree {
    let members: [(String, JSONTree?)] = [
      ("title", title?.encoded), ("action", action.map(\.encoded)), ("isOpen", isOpen?.encoded),
      ("isBold", isBold?.encoded), ("isItalic", isItalic?.encoded), ("color", color.map(\.encoded)),
    ]
    return .object(members.compactMap { name, value in value.map { .init(name, $0) } })
  }

  public init(encoded: JSONTree) throws(EditError) {
    self.init()
    title = try encoded.decodeIfPresent("title")
    isOpen = try encoded.decodeIfPresent("isOpen")
    isBold = try encoded.decodeIfPresent("isBold")
    isItalic = try encoded.decodeIfPresent("isItalic")
    if encoded[member: "action"] != nil { action = .some(try encoded.decodeIfPresent("action")) }
    if encoded[member: "color"] != nil { color = .some(try encoded.decodeIfPresent("color")) }
  }
}
