// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

extension ScriptEffect {
  /// Reads an effect that the prelude reports; `nil` if it is malformed.
  init?(_ tree: JSONTree) {
    let string = { (name: String) in tree[member: name]?.string ?? "" }
    let integer = { (name: String) in tree[member: name]?.integer.flatMap { Int(exactly: $0) } }
    switch string("kind") {
    case "value":
      self = .setValue(field: string("field"), values: tree.strings("values") ?? [])
    case "property":
      guard let value = tree[member: "value"], let property = ScriptProperty(string("name"), value)
      else { return nil }
      self = .setProperty(field: string("field"), widget: integer("widget"), property)
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
