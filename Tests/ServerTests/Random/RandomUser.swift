// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import TestSupport

/// A user who does anything at all, the same in every run with the same seed.
struct RandomUser {
  var random: SplitMix64
  let tools: [String]
  let pageCount: Int
  private var isDown = false
  private var moment = 0
  private var requirement: JSONTree?
  private var items: [String] = []

  init(seed: UInt64, tools: [String], pageCount: Int) {
    random = SplitMix64(seed: seed)
    self.tools = tools
    self.pageCount = pageCount
  }

  /// What an answer tells of that the user may react to.
  mutating func see(_ result: JSONTree) {
    requirement = result[member: "requirement"]
    if let menu = result["menu.items"] { items = menu.strings("id") }
  }

  /// The next request about the document: its method and its members.
  mutating func act() -> (method: String, members: String) {
    if requirement != nil, roll(2) { return respond() }
    switch Int.random(in: 0..<100, using: &random) {
    case ..<8: return ("tool/set", #""tool": "\#(pick(tools))", "options": \#(options())"#)
    case ..<28: return pointer()
    case ..<40:
      return (
        pick([
          "interaction/tap", "interaction/tap", "interaction/doubleTap",
          "interaction/tripleTap", "interaction/contextMenu", "interaction/longPress",
        ]), place()
      )
    case ..<58: return ("interaction/drag", drag())
    case ..<70:
      return ("interaction/key", #""key": "\#(pick(Self.keys))", "modifiers": \#(modifiers())"#)
    case ..<78: return ("interaction/command", #""id": "\#(pick(items + Self.commands))""#)
    case ..<82: return ("interaction/text", #""text": "\#(pick(Self.texts))""#)
    case ..<85: return ("tool/commit", "")
    case ..<87: return ("tool/cancel", "")
    case ..<90: return ("document/undo", "")
    case ..<92: return ("document/redo", "")
    case ..<94: return read()
    case ..<96: return ("tool/setStyle", #""style": \#(style())"#)
    case ..<98: return ("selection/set", #""all": true"#)
    default:
      return ("view/goTo", #""pageIndex": \#(Int.random(in: 0..<pageCount, using: &random))"#)
    }
  }

  private mutating func pointer() -> (method: String, members: String) {
    moment += Int.random(in: 1...700, using: &random)
    let phase =
      isDown
      ? pick(["move", "move", "move", "up", "up", "cancel", "down"])
      : pick(["down", "hover", "move", "up"])
    isDown = phase == "down" || (isDown && phase == "move")
    let type = pick(["mouse", "touch", "pen"])
    return (
      "interaction/pointer",
      #"\#(place()), "phase": "\#(phase)", "pointerType": "\#(type)", "buttons": \#(isDown ? 1 : 0), "#
        + #""pressure": \#(coordinate() / 900), "time": \#(moment), "modifiers": \#(modifiers())"#
    )
  }

  private mutating func respond() -> (method: String, members: String) {
    let asked = requirement ?? .null
    let id = asked["requirementId"]?.string ?? ""
    requirement = nil
    let value: String? =
      switch asked["kind"]?.string {
      case "text": #""\#(pick(Self.texts))""#
      case "number": "\(coordinate())"
      case "choice":
        (asked["choices"]?.strings("id") ?? []).randomElement(using: &random).map { #""\#($0)""# }
      case "file": #"{"data": "\#(Self.picture)", "name": "dot.png", "mimeType": "image/png"}"#
      case "link": roll(2) ? #"{"uri": "https://example.org/"}"# : #"{"pageIndex": 0}"#
      case "signature": roll(2) ? #"{"strokes": [[0, 0, 30, 20, 60, 5]]}"# : #"{"text": "Tess"}"#
      case "sound": #"{"data": "AAECAwQFBgc=", "rate": 8000}"#
      case "confirm": pick(["true", "false"])
      default: nil
      }
    guard let value, !roll(5) else {
      return ("interaction/respond", #""requirementId": "\#(id)", "cancel": true"#)
    }
    return ("interaction/respond", #""requirementId": "\#(id)", "value": \#(value)"#)
  }

  mutating func place() -> String {
    let page = Int.random(in: 0..<pageCount, using: &random)
    return #""pageIndex": \#(page), "point": [\#(coordinate()), \#(coordinate())]"#
  }

  private mutating func drag() -> String {
    let page = Int.random(in: 0..<pageCount, using: &random)
    let count = Int.random(in: 2...9, using: &random)
    let points = (0..<2 * count).map { _ in "\(coordinate())" }.joined(separator: ", ")
    let type = pick(["mouse", "touch", "pen"])
    return #""pageIndex": \#(page), "points": [\#(points)], "pointerType": "\#(type)""#
  }

  /// Mostly on the page, at times beside it.
  mutating func coordinate() -> Double {
    Double(Int.random(in: -400...9000, using: &random)) / 10
  }

  private mutating func modifiers() -> String {
    pick(["[]", "[]", "[]", #"["shift"]"#, #"["control"]"#, #"["alt", "shift"]"#])
  }

  private mutating func options() -> String {
    pick([
      "{}", #"{"returnToPan": false}"#, #"{"selectAfterCreation": true}"#,
      #"{"returnToPan": false, "selectAfterCreation": true}"#, #"{"multiStroke": true}"#,
      #"{"eraserMode": "whole", "eraserWidth": 60}"#, #"{"snapsToContent": true}"#,
      #"{"alignsToOthers": true, "locksAspect": true}"#, #"{"selectionShape": "lasso"}"#,
    ])
  }

  private mutating func style() -> String {
    pick([
      ##"{"color": "#0080ff"}"##, #"{"opacity": 0.4}"#, ##"{"interiorColor": "#ffffcc"}"##,
      #"{"border": {"width": 5, "style": "dashed"}}"#, #"{"border": {"effect": "cloudy"}}"#,
    ])
  }

  mutating func roll(_ sides: Int) -> Bool {
    Int.random(in: 0..<sides, using: &random) == 0
  }

  mutating func pick(_ values: [String]) -> String {
    values.randomElement(using: &random) ?? ""
  }

  private static let keys = [
    "Escape", "Enter", "Delete", "Backspace", "Tab", "ArrowLeft", "ArrowDown", "h", "r", "t", "v",
    "z", "y", "c", "x", "d", "a", "PageDown", "Home", "é",
  ]
  private static let commands = [
    "undo", "redo", "cut", "copy", "paste", "duplicate", "delete", "selectAll", "deselect",
    "commit",
    "cancel", "group", "ungroup", "flatten", "bringToFront", "sendToBack", "nudgeLeft", "note",
    "removeVertex", "highlight", "redact", "search", "no such command",
  ]
  private static let texts = ["", "Text", "Two\\nlines", "שלום", "漢字", "e\\u0301", " "]
  /// One pixel.
  private static let picture =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
}
