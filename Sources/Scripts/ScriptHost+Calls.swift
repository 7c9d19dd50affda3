// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

extension ScriptHost {
  /// Answers a call of the prelude, in JSON; empty for no value, and `unreadable` for an argument with too
  /// many levels. `nil` ends the script.
  func answer(_ name: String, _ argument: String) -> String? {
    output += name.utf8.count + argument.utf8.count
    guard output <= outputLimit else {
      failure = nil
      return nil
    }
    guard let tree = try? JSONTree.parse(argument) else { return "unreadable" }
    do throws(EngineError) {
      return try answer(name, tree)?.wireText ?? ""
    } catch {
      failure = .engine(error)
      return nil
    }
  }

  private func answer(_ name: String, _ argument: JSONTree) throws(EngineError) -> JSONTree? {
    switch name {
    case "field": try field(argument)?.members
    case "page": try page(argument)?.members
    case "fieldNames": .strings(try surroundings.fieldNames())
    case "calculations":
      isSilent ? nil : .array(try surroundings.calculations().map(\.members))
    case "random": .number(Double(world.randomness() >> 11) / Double(1 << 53))
    case "effect": try effect(argument)
    case "template": try changeTemplate(argument)
    case "startTimer": isSilent ? nil : ScriptTimer(argument).flatMap(startTimer)
    case "stopTimer": stopTimer(argument)
    default: nil
    }
  }

  private func field(_ argument: JSONTree) throws(EngineError) -> ScriptField? {
    guard let name = argument[member: "name"]?.string else { return nil }
    let place = argument[member: "place"]?.integer.map { Int(clamping: $0) }
    return try surroundings.field(name, place: place)
  }

  private func page(_ argument: JSONTree) throws(EngineError) -> ScriptPage? {
    guard let index = argument[member: "page"]?.integer else { return nil }
    return try surroundings.page(Int(clamping: index))
  }

  /// Changes a template. Returns the error, or the facts of the changed document.
  private func changeTemplate(_ argument: JSONTree) throws(EngineError) -> JSONTree? {
    guard !isSilent, let template = TemplateChange(argument) else { return nil }
    if let error = surroundings.change(template) { return ["error": .string(error)] }
    return ["facts": try surroundings.facts().members]
  }

  private func startTimer(_ timer: ScriptTimer) -> JSONTree? {
    surroundings.start(timer).map { .integer(Int64($0)) }
  }

  private func stopTimer(_ argument: JSONTree) -> JSONTree? {
    if !isSilent, let id = argument.integer { surroundings.stopTimer(Int(clamping: id)) }
    return nil
  }

  private func effect(_ argument: JSONTree) throws(EngineError) -> JSONTree? {
    if let question = ScriptQuestion(argument) {
      guard !isSilent else { return question.unanswered }
      switch surroundings.ask(question) {
      case .button(let button): return .integer(Int64(button.rawValue))
      case .text(let text): return .string(text)
      case .choice(let number): return .integer(Int64(number))
      case .none: return question.unanswered
      case .cancelled: throw .cancelled
      }
    }
    guard let effect = ScriptEffect(argument), !isSilent else { return nil }
    return surroundings.take(effect) ? nil : false
  }
}

extension ScriptQuestion {
  fileprivate init?(_ tree: JSONTree) {
    let string = { (name: String) in tree[member: name]?.string ?? "" }
    let integer = { (name: String) in Int(clamping: tree[member: name]?.integer ?? 0) }
    switch string("kind") {
    case "alert":
      self = .alert(
        message: string("message"), title: string("title"),
        Icon(rawValue: integer("icon")) ?? .error, Buttons(rawValue: integer("buttons")) ?? .ok)
    case "response":
      self = .response(
        question: string("message"), title: string("title"), value: string("value"),
        label: string("label"), isPassword: tree[member: "isPassword"]?.bool ?? false)
    case "menu": self = .menu(tree.menuItems())
    default: return nil
    }
  }

  /// The value for a script if nobody answers.
  fileprivate var unanswered: JSONTree? {
    guard case .alert(_, _, _, let buttons) = self else { return nil }
    let button: ScriptAnswer.Button =
      switch buttons {
      case .ok: .ok
      case .okCancel, .yesNoCancel: .cancel
      case .yesNo: .no
      }
    return .integer(Int64(button.rawValue))
  }
}

extension ScriptFacts {
  var members: JSONTree {
    [
      "pageCount": .integer(Int64(pageCount)), "pageIndex": .integer(Int64(pageIndex)),
      "info": .object(info.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) }),
      "authors": .strings(authors), "isDirty": .bool(isDirty), "calculates": .bool(calculates),
      "language": .string(language), "isEncrypted": .bool(isEncrypted),
      "templates": .array(templates.map { [.string($0.name), .bool($0.isHidden)] }),
    ]
  }
}

extension TemplateChange {
  /// Reads a change that the prelude requests; `nil` if it is malformed.
  init?(_ tree: JSONTree) {
    guard let name = tree[member: "name"]?.string else { return nil }
    let page = tree[member: "page"]?.double.map { Int(exactly: $0.rounded(.towardZero)) ?? .max }
    let flag = { (name: String) in tree[member: name]?.bool ?? true }
    switch tree[member: "action"]?.string {
    case "create": self = .create(name: name, page: page ?? 0)
    case "remove": self = .remove(name: name)
    case "hide": self = .hide(name: name)
    case "show": self = .show(name: name)
    case "spawn":
      self = .spawn(
        name: name, page: page ?? 0, renames: flag("renames"), overlays: flag("overlays"))
    default: return nil
    }
  }
}
