// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

extension Action: LogValue {
  public var encoded: JSONTree {
    let (name, members) = parts
    let further = self.members.isEmpty ? JSONTree.null : ActionValue.record(self.members).encoded
    let all =
      [("kind", .string(name))] + members
      + [("members", further), ("next", next.isEmpty ? .null : next.encoded)]
    return .object(all.filter { $0.1 != .null }.map { .init($0.0, $0.1) })
  }

  public init(encoded: JSONTree) throws(EditError) {
    let next = try encoded.decodeIfPresent("next", as: [Action].self) ?? []
    let members = try encoded.decodeIfPresent("members", as: ActionValue.self)?.record
    self.init(try Action.kind(encoded), members: members ?? [:], next: next)
  }

  private var parts: (String, [(String, JSONTree)]) {
    switch kind {
    case .goTo(let destination, let name):
      ("goTo", [("destination", destination.encoded), ("name", name.encoded)])
    case .goToRemote(let file, let pageIndex, let name):
      (
        "goToRemote",
        [("file", file.encoded), ("pageIndex", pageIndex.encoded), ("name", name.encoded)]
      )
    case .uri(let uri): ("uri", [("uri", uri.encoded)])
    case .launch(let file): ("launch", [("file", file.encoded)])
    case .named(let name): ("named", [("name", name.encoded)])
    case .javaScript(let script): ("javaScript", [("script", script.encoded)])
    case .special, .other: ("other", [("name", kind.pdfName.encoded)])
    }
  }

  private static func kind(_ tree: JSONTree) throws(EditError) -> Kind {
    switch try tree.decode("kind", as: String.self) {
    case "goTo":
      .goTo(try tree.decodeIfPresent("destination"), name: try tree.decodeIfPresent("name"))
    case "goToRemote":
      .goToRemote(
        file: try tree.decode("file"), pageIndex: try tree.decodeIfPresent("pageIndex"),
        name: try tree.decodeIfPresent("name"))
    case "uri": .uri(try tree.decode("uri"))
    case "launch": .launch(file: try tree.decode("file"))
    case "named": .named(try tree.decode("name"))
    case "javaScript": .javaScript(try tree.decode("script"))
    case "other": .init(further: try tree.decode("name"))
    default: throw .unreadable("It has an unknown kind of action.")
    }
  }
}
