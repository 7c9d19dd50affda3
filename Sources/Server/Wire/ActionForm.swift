// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// An action on the wire: its kind, the members of that kind, and what follows it.
struct ActionForm: WireValue {
  var action: Action

  init(_ action: Action) { self.action = action }

  init(wire node: JSONNode) throws(WireError) {
    guard let kind = try node.readIfPresent("kind", as: String.self) else {
      throw WireError(path: "kind", message: "An action has a kind, such as \"goTo\" or \"uri\".")
    }
    let next: [ActionForm] = try node.readIfPresent("next") ?? []
    action = Action(try ActionForm.read(kind, node), next: next.map(\.action))
  }

  static var wireType: WireType {
    .named(
      .init(
        "Action", "Action",
        """
        What a link does: `{kind: "goTo", destination?, name?}`, \
        `{kind: "goToRemote", path, pageIndex?, name?}`, `{kind: "uri", uri}`, \
        `{kind: "launch", path}`, `{kind: "named", name}`, `{kind: "javaScript", script}`, or any \
        other kind of ISO 32000-2, table 201, by its name alone; each with `next?: [Action]`.
        """, is: .any))
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("kind", action.kind.name)
      switch action.kind {
      case .goTo(let destination, let name):
        writer.member("destination", ifPresent: destination.map(DestinationForm.init))
        writer.member("name", ifPresent: name)
      case .goToRemote(let file, let pageIndex, let name):
        writer.member("path", file)
        writer.member("pageIndex", ifPresent: pageIndex)
        writer.member("name", ifPresent: name)
      case .uri(let uri): writer.member("uri", uri)
      case .launch(let file): writer.member("path", file)
      case .named(let name): writer.member("name", name)
      case .javaScript(let script): writer.member("script", script)
      case .other: break
      }
      if !action.next.isEmpty { writer.member("next", action.next.map(ActionForm.init)) }
    }
  }

  private static func read(_ kind: String, _ node: JSONNode) throws(WireError) -> Action.Kind {
    switch kind {
    case "goTo":
      let destination = try node.readIfPresent("destination", as: DestinationForm.self)
      return .goTo(destination?.destination, name: try node.readIfPresent("name"))
    case "goToRemote":
      return .goToRemote(
        file: try node.read("path"), pageIndex: try node.readIfPresent("pageIndex"),
        name: try node.readIfPresent("name"))
    case "uri": return .uri(try node.read("uri"))
    case "launch": return .launch(file: try node.read("path"))
    case "named": return .named(try node.read("name"))
    case "javaScript": return .javaScript(try node.read("script"))
    default: return .other(kind.prefix(1).uppercased() + kind.dropFirst())
    }
  }
}
