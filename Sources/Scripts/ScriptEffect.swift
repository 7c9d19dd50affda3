// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// An effect that a script requests. It has not happened yet.
public enum ScriptEffect: Hashable, Sendable {
  /// Sets a field's value; an empty array turns a check box off.
  case setValue(field: String, values: [String])
  /// Gives a field its default value, or empties it.
  case reset(field: String)
  /// - Parameter widget: the index of one of the field's widgets; `nil`: all.
  case setProperty(field: String, widget: Int?, ScriptProperty)
  /// Sets a calculated field to the result of its calculation. The running script asked for the
  /// calculation.
  case setResult(field: String, values: [String])
  /// Calculates all fields.
  case calculate
  /// Sets whether later changes calculate fields.
  case setCalculating(Bool)
  case focus(field: String, widget: Int?)
  case submit(ScriptSubmission)
  case mail(ScriptMail)
  /// Prints pages, counted from 0; `nil` means from the first, or to the last.
  case print(first: Int?, last: Int?)
  case launch(url: String)
  case goToPage(Int)
  case goToDestination(String)
  /// One of the standard named actions: `NextPage`, `Print`, ….
  case named(String)
  case beep
  /// A line for the developers of scripts.
  case console(String)
  /// The script called this unsupported function.
  case unsupported(String)
}

/// A property of a field with its new value.
public enum ScriptProperty: Hashable, Sendable {
  case isReadOnly(Bool)
  case isRequired(Bool)
  case isMultiline(Bool)
  case display(ScriptField.Display)
  case fillColor(ScriptColor)
  case strokeColor(ScriptColor)
  case textColor(ScriptColor)
  /// The size in points; 0 fits the text to the field.
  case textSize(Double)
  case alignment(String)
  case charLimit(Int)
  /// The width of the border, in points.
  case lineWidth(Double)
  /// The caption of a button.
  case caption(String)
  /// Pairs of the displayed text and its export value.
  case items([[String]])
  /// A script to run for an event of the field. It applies from now on; an empty source removes it.
  case action(ScriptTrigger, String)
}

/// The events of a field for which scripts can set a script. The values are the names that scripts use.
public enum ScriptTrigger: String, CaseIterable, Sendable {
  case mouseUp = "MouseUp"
  case mouseDown = "MouseDown"
  case mouseEnter = "MouseEnter"
  case mouseExit = "MouseExit"
  case focus = "OnFocus"
  case blur = "OnBlur"
  case keystroke = "Keystroke"
  case validate = "Validate"
  case calculate = "Calculate"
  case format = "Format"
}

/// A script's request to send form data.
public struct ScriptSubmission: Hashable, Sendable {
  public var url = ""
  /// The script's name for the format in lower case: `fdf`, `xfdf`, `html`, `pdf`, ….
  public var format = "fdf"
  /// The fields to send; `nil`: all.
  public var fields: [String]?
  public var includesEmpty = false
  public var usesGet = false
}

/// A script's request to send a message.
public struct ScriptMail: Hashable, Sendable {
  /// The attachment: `document`, `form` (its data) or `nothing`.
  public var attaches = "nothing"
  public var to = ""
  public var cc = ""
  public var bcc = ""
  public var subject = ""
  public var message = ""
}

extension ScriptEffect {
  /// Reads an effect that the prelude reports; `nil` if it is malformed.
  init?(_ tree: JSONTree) {
    let string = { (name: String) in tree[member: name]?.string ?? "" }
    let integer = { (name: String) in tree[member: name]?.integer.flatMap { Int(exactly: $0) } }
    switch string("kind") {
    case "value":
      self = .setValue(field: string("field"), values: tree.strings("values") ?? [])
    case "reset": self = .reset(field: string("field"))
    case "property":
      guard let value = tree[member: "value"], let property = ScriptProperty(string("name"), value)
      else { return nil }
      self = .setProperty(field: string("field"), widget: integer("widget"), property)
    case "calculated":
      self = .setResult(field: string("field"), values: tree.strings("values") ?? [])
    case "calculate": self = .calculate
    case "calculating": self = .setCalculating(tree[member: "on"]?.bool ?? true)
    case "focus": self = .focus(field: string("field"), widget: integer("widget"))
    case "submit": self = .submit(ScriptSubmission(tree))
    case "mail": self = .mail(ScriptMail(tree))
    case "print": self = .print(first: integer("first"), last: integer("last"))
    case "launch": self = .launch(url: string("url"))
    case "goTo":
      self =
        integer("pageIndex").map(ScriptEffect.goToPage) ?? .goToDestination(string("destination"))
    case "named": self = .named(string("name"))
    case "beep": self = .beep
    case "console": self = .console(string("message"))
    case "unsupported": self = .unsupported(string("name"))
    default: return nil
    }
  }
}

extension ScriptProperty {
  fileprivate init?(_ name: String, _ value: JSONTree) {
    let integer = value.double.map { Int(exactly: $0.rounded()) ?? 0 }
    let property: ScriptProperty? =
      switch name {
      case "readonly": value.bool.map(ScriptProperty.isReadOnly)
      case "required": value.bool.map(ScriptProperty.isRequired)
      case "multiline": value.bool.map(ScriptProperty.isMultiline)
      case "display":
        integer.flatMap(ScriptField.Display.init(rawValue:)).map(ScriptProperty.display)
      case "fillColor": ScriptColor(value).map(ScriptProperty.fillColor)
      case "strokeColor": ScriptColor(value).map(ScriptProperty.strokeColor)
      case "textColor": ScriptColor(value).map(ScriptProperty.textColor)
      case "textSize": value.double.map { .textSize(min(max($0, 0), 32767)) }
      case "alignment": value.string.map(ScriptProperty.alignment)
      case "lineWidth": value.double.map { .lineWidth(min(max($0, 0), 12)) }
      case "caption": value.string.map(ScriptProperty.caption)
      case "charLimit": integer.map { .charLimit(min(max($0, 0), 1 << 20)) }
      case "action":
        value[0]?.string.flatMap(ScriptTrigger.init(rawValue:)).map { trigger in
          .action(trigger, value[1]?.string ?? "")
        }
      case "items":
        if case .array(let items) = value {
          .items(items.map { item in [item[0]?.string ?? "", item[1]?.string ?? ""] })
        } else {
          nil
        }
      default: nil
      }
    guard let property else { return nil }
    self = property
  }
}

extension ScriptSubmission {
  fileprivate init(_ tree: JSONTree) {
    url = tree[member: "url"]?.string ?? ""
    format = tree[member: "format"]?.string ?? "fdf"
    fields = tree.strings("fields")
    includesEmpty = tree[member: "includeEmpty"]?.bool ?? false
    usesGet = tree[member: "useGet"]?.bool ?? false
  }
}

extension ScriptMail {
  fileprivate init(_ tree: JSONTree) {
    let string = { (name: String) in tree[member: name]?.string ?? "" }
    attaches = string("attach")
    to = string("to")
    cc = string("cc")
    bcc = string("bcc")
    subject = string("subject")
    message = string("message")
  }
}

extension JSONTree {
  /// A member that is an array of strings.
  func strings(_ name: String) -> [String]? {
    guard case .array(let elements)? = self[member: name] else { return nil }
    return elements.compactMap(\.string)
  }
}
