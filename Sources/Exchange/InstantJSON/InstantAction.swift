// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Actions in Instant JSON. Clients differ in spelling; all known spellings are read.
enum InstantAction {
  /// The action's JSON; `nil` if Instant JSON has no such kind.
  static func tree(_ action: Action, _ references: InstantReferences) -> JSONTree? {
    guard let members = members(action, references) else { return nil }
    let next = action.next.compactMap { tree($0, references) }
    // The schema has one following action. Several are written as `subActions`, which other readers
    // ignore.
    let following: [(String, JSONTree)] =
      switch next.count {
      case 0: []
      case 1: [("subAction", next[0])]
      default: [("subActions", .array(next))]
      }
    return InstantValue.object([("type", .string(action.kind.name))] + members + following)
  }

  private static func members(
    _ action: Action, _ references: InstantReferences
  ) -> [(String, JSONTree)]? {
    switch action.kind {
    case .uri(let uri): return [("uri", .string(uri))]
    case .goTo(let destination?, _):
      return [("pageIndex", .integer(Int64(destination.pageIndex)))]
    case .goToRemote(let file, let page, let name):
      return [
        ("relativePath", .string(file)), ("namedDestination", InstantValue.text(name)),
        ("pageIndex", page.map { .integer(Int64($0)) } ?? .null),
      ]
    case .launch(let file): return [("filePath", .string(file))]
    case .named(let name):
      return [("action", .string(name.prefix(1).lowercased() + name.dropFirst()))]
    case .javaScript(let script): return [("script", .string(script))]
    case .special(let kind): return members(kind, action.members, references)
    case .goTo(nil, _), .other: return nil
    }
  }

  /// Instant JSON's names that differ in more than the first letter's case. They are mapped to the
  /// names in PDF.
  private static let words = ["previousPage": "PrevPage"]

  /// - Throws: ``ExchangeError/malformed(_:)``. Returns `nil` for an unknown kind.
  static func read(
    _ object: InstantObject, _ references: InstantReferences, depth: Int = 0
  ) throws(ExchangeError) -> Action? {
    guard depth < longestChain else {
      throw .malformed("\(object.path): The chain of actions is too long.")
    }
    guard var action = try alone(object, references) else { return nil }
    for (name, element) in following(object) {
      let inner = try InstantObject(element, object.path + "." + name)
      if let next = try read(inner, references, depth: depth + 1) { action.next.append(next) }
    }
    return action
  }

  static let longestChain = 16

  /// The actions that follow an action, with the names of their members.
  static func following(_ object: InstantObject) -> [(name: String, action: JSONTree)] {
    ["subActions", "subactions", "subAction"].flatMap { name -> [(String, JSONTree)] in
      guard let member = object[name] else { return [] }
      if case .array(let elements) = member { return elements.map { (name, $0) } }
      return [(name, member)]
    }
  }

  /// Whether actions of a type can be read.
  static func isKnown(_ type: String) -> Bool {
    let name = type.lowercased()
    return plain[name] != nil || special[name] != nil
  }

  private typealias Reader = @Sendable (InstantObject) throws(ExchangeError) -> Action

  private static let plain: [String: Reader] = [
    "uri": uri, "url": uri,
    "goto": { (object) throws(ExchangeError) in
      guard let page = try object.integer("pageIndex"), page >= 0 else {
        throw object.fail("pageIndex", "a page from 0")
      }
      return Action(.goTo(Destination(pageIndex: page, fit: .page), name: nil))
    },
    "gotoremote": { (object) throws(ExchangeError) in
      Action(
        .goToRemote(
          file: try needed(object, "relativePath"), pageIndex: try object.integer("pageIndex"),
          name: try object.string("namedDestination")))
    },
    "launch": { (object) throws(ExchangeError) in
      Action(.launch(file: try needed(object, "filePath")))
    },
    "named": { (object) throws(ExchangeError) in
      let word = try needed(object, "action")
      return Action(.named(words[word] ?? word.prefix(1).uppercased() + word.dropFirst()))
    },
    "javascript": { (object) throws(ExchangeError) in
      Action(.javaScript(try needed(object, "script")))
    },
  ]

  private static let uri: Reader = { (object) throws(ExchangeError) in
    Action(.uri(try needed(object, "uri", "url")))
  }

  private static func alone(
    _ object: InstantObject, _ references: InstantReferences
  ) throws(ExchangeError) -> Action? {
    guard let type = try object.string("type") else {
      throw object.fail("type", "a kind of action")
    }
    let name = type.lowercased()
    if let read = plain[name] { return try read(object) }
    guard let kind = special[name] else { return nil }
    return Action(.special(kind), members: try values(kind, object, references))
  }

  static func needed(_ object: InstantObject, _ names: String...) throws(ExchangeError) -> String {
    for name in names { if let text = try object.string(name) { return text } }
    throw object.fail(names[0], "a string")
  }
}
