// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON

/// The wire form of an action: its kind, the members of that kind, and the following actions.
struct WireAction: WireValue {
  var action: Action

  init(_ action: Action) { self.action = action }

  init(wire node: JSONNode) throws(WireError) { try self.init(node, depth: 0) }

  private init(_ node: JSONNode, depth: Int) throws(WireError) {
    guard depth < WireAction.depth else {
      throw WireError(
        path: "next", message: "At most \(WireAction.depth) actions can follow each other.")
    }
    guard let kind = try node.readIfPresent("kind", as: String.self) else {
      throw WireError(path: "kind", message: "An action needs a kind, such as \"goTo\" or \"uri\".")
    }
    action = Action(try WireAction.read(kind, node))
    action.members = try WireAction.further(action.kind, node)
    try WireAction.requireKnown(
      node,
      ["kind", "next"] + WireAction.own(action.kind.name)
        + ActionTable.members(of: action.kind.name).map(\.name))
    guard let next = node[member: "next"], !next.isNull else { return }
    // A single following action may be given without an array.
    for (index, following) in (next.kind == .object ? [next] : Array(next.elements)).enumerated() {
      do throws(WireError) {
        action.next.append(try WireAction(following, depth: depth + 1).action)
      } catch {
        throw error.under(index).under("next")
      }
    }
  }

  /// Unknown members are errors: an action is written into a file, and would silently lose them
  /// there.
  private static func requireKnown(
    _ node: JSONNode, _ names: [String]
  ) throws(WireError) {
    for (name, _) in node.members where !names.contains(name) && !name.hasPrefix("_") {
      let advice = NearestNames.advice(for: name, among: names)
      throw WireError(
        path: name, message: "Unknown member \"\(name.prefix(40))\": \(advice)")
    }
  }

  /// The members of a kind besides those in the table.
  private static func own(_ kind: String) -> [String] {
    switch kind {
    case "goTo": ["destination", "name"]
    case "goToRemote": ["path", "pageIndex", "name"]
    case "uri": ["uri"]
    case "launch": ["path"]
    case "named": ["name"]
    case "javaScript": ["script"]
    default: []
    }
  }

  /// Reads the other members of the kind, which the table lists.
  private static func further(
    _ kind: Action.Kind, _ node: JSONNode
  ) throws(WireError) -> [String: ActionValue] {
    var members: [String: ActionValue] = [:]
    for member in ActionTable.members(of: kind.name) {
      guard let value = node[member: member.name], !value.isNull else { continue }
      do throws(EditError) {
        members[member.name] = try ActionValue(encoded: JSONTree(value))
      } catch {
        throw WireError(path: member.name, message: error.message)
      }
      if let read = members[member.name], let fault = member.shape.fault(of: read, at: member.name)
      {
        throw WireError(
          path: fault, message: "This is not a valid value for an action of kind \(kind.name).")
      }
    }
    return members
  }

  /// The maximum depth of following actions.
  private static let depth = 64

  static var wireType: WireType {
    .named(
      .init(
        "Action", "Action",
        """
        An action, by its `kind`: see [the table of actions](#actions).
        """, is: ActionSchema.type))
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("kind", action.kind.name)
      switch action.kind {
      case .goTo(let destination, let name):
        writer.member("destination", ifPresent: destination)
        writer.member("name", ifPresent: name)
      case .goToRemote(let file, let pageIndex, let name):
        writer.member("path", file.shownLine)
        writer.member("pageIndex", ifPresent: pageIndex)
        writer.member("name", ifPresent: name)
      case .uri(let uri): writer.member("uri", uri.shownURI)
      case .launch(let file): writer.member("path", file.shownLine)
      case .named(let name): writer.member("name", name)
      case .javaScript(let script): writer.member("script", script)
      case .special, .other: break
      }
      for member in ActionTable.members(of: action.kind.name) {
        writer.member(member.name, ifPresent: action.members[member.name]?.encoded)
      }
      if !action.next.isEmpty { writer.member("next", action.next.map(WireAction.init)) }
    }
  }

  private static func read(_ kind: String, _ node: JSONNode) throws(WireError) -> Action.Kind {
    switch kind {
    case "goTo":
      let destination = try node.readIfPresent("destination", as: WireDestination.self)
      if let place = node[member: "destination"], !place.isNull {
        do throws(WireError) {
          try requireKnown(place, WireDestination.fields.map(\.description.name))
        } catch {
          throw error.under("destination")
        }
      }
      return .goTo(destination?.destination, name: try node.readIfPresent("name"))
    case "goToRemote":
      return .goToRemote(
        file: try node.read("path"), pageIndex: try node.readIfPresent("pageIndex"),
        name: try node.readIfPresent("name"))
    case "uri": return .uri(try node.read("uri"))
    case "launch": return .launch(file: try node.read("path"))
    case "named": return .named(try node.read("name"))
    case "javaScript": return .javaScript(try node.read("script"))
    default: return .init(further: kind)
    }
  }
}
