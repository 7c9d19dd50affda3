// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Actions in Instant JSON. Clients of it differ in spelling; all that are known are read.
enum InstantAction {
  /// `nil` of a kind that is not known there.
  static func tree(_ action: Action) -> JSONTree? {
    guard let members = members(action.kind) else { return nil }
    let next = action.next.compactMap(tree)
    return InstantValue.object(members + [("subActions", next.isEmpty ? .null : .array(next))])
  }

  private static func members(_ kind: Action.Kind) -> [(String, JSONTree)]? {
    switch kind {
    case .uri(let uri): [("type", "uri"), ("uri", .string(uri))]
    case .goTo(let destination?, _):
      [("type", "goTo"), ("pageIndex", .integer(Int64(destination.pageIndex)))]
    case .goToRemote(let file, let page, let name):
      [
        ("type", "goToRemote"), ("relativePath", .string(file)),
        ("namedDestination", InstantValue.text(name)),
        ("pageIndex", page.map { .integer(Int64($0)) } ?? .null),
      ]
    case .launch(let file): [("type", "launch"), ("filePath", .string(file))]
    case .named(let name):
      [("type", "named"), ("action", .string(name.prefix(1).lowercased() + name.dropFirst()))]
    case .javaScript(let script): [("type", "javaScript"), ("script", .string(script))]
    case .goTo(nil, _), .special, .other: nil
    }
  }

  /// Other words for what PDF names but for the first letter's case.
  private static let words = ["previousPage": "PrevPage"]

  /// - Throws: ``ExchangeError/malformed(_:)``; `nil` for a kind that is not known here.
  static func read(_ object: InstantObject, depth: Int = 0) throws(ExchangeError) -> Action? {
    guard depth < 16 else {
      throw .malformed("\(object.path): Actions follow each other too deep.")
    }
    guard let kind = try kind(object) else { return nil }
    var next: [Action] = []
    for name in ["subActions", "subactions", "subAction"] {
      guard let member = object[name] else { continue }
      var all = [member]
      if case .array(let elements) = member { all = elements }
      for element in all {
        let inner = try InstantObject(element, object.path + "." + name)
        if let action = try read(inner, depth: depth + 1) { next.append(action) }
      }
    }
    return Action(kind, next: next)
  }

  private static func kind(_ object: InstantObject) throws(ExchangeError) -> Action.Kind? {
    guard let type = try object.string("type") else {
      throw object.fail("type", "a kind of action")
    }
    func needed(_ names: String...) throws(ExchangeError) -> String {
      for name in names { if let text = try object.string(name) { return text } }
      throw object.fail(names[0], "a string")
    }
    switch type.lowercased() {
    case "uri", "url": return .uri(try needed("uri", "url"))
    case "goto":
      guard let page = try object.integer("pageIndex"), page >= 0 else {
        throw object.fail("pageIndex", "a page from 0")
      }
      return .goTo(Destination(pageIndex: page, fit: .page), name: nil)
    case "gotoremote":
      return .goToRemote(
        file: try needed("relativePath"), pageIndex: try object.integer("pageIndex"),
        name: try object.string("namedDestination"))
    case "launch": return .launch(file: try needed("filePath"))
    case "named":
      let word = try needed("action")
      return .named(words[word] ?? word.prefix(1).uppercased() + word.dropFirst())
    case "javascript": return .javaScript(try needed("script"))
    default: return nil
    }
  }
}
