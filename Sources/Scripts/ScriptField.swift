// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A field in the form that scripts see.
public struct ScriptField: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case text
    case checkBox = "checkbox"
    case radio = "radiobutton"
    case comboBox = "combobox"
    case listBox = "listbox"
    case button, signature
  }

  /// The visibility of a field (`display`); the constants are Acrobat's.
  public enum Display: Int, Sendable {
    case visible, hidden, noPrint, noView
  }

  public var kind: Kind
  public var value: [String]
  public var defaultValue: [String] = []
  /// The displayed texts, with their export values.
  public var items: [(title: String, value: String)] = []
  /// The on state of each widget. It is set for a check box or radio button.
  public var states: [String] = []
  /// The pages of its widgets, counted from 0.
  public var pages: [Int] = []
  /// The rectangle of its widgets in PDF's space: left, top, right, bottom.
  public var rects: [[Double]] = []
  public var userName = ""
  public var isReadOnly = false
  public var isRequired = false
  public var isMultiline = false
  public var isPassword = false
  public var isComb = false
  public var isEditable = false
  public var isMultipleSelection = false
  public var charLimit = 0
  /// The caption of a button.
  public var caption = ""
  /// The width of the border, in points.
  public var lineWidth = 1.0
  public var display = Display.visible
  public var fillColor = ScriptColor.transparent
  public var strokeColor = ScriptColor.transparent
  public var textColor = ScriptColor.gray(0)
  public var textSize = 0.0
  public var textFont = "Helvetica"
  /// `left`, `center` or `right`.
  public var alignment = "left"

  public init(_ kind: Kind, value: [String]) {
    self.kind = kind
    self.value = value
  }

  var members: JSONTree {
    var members: [JSONTree.Member] = [
      .init("type", .string(kind.rawValue)), .init("value", .strings(value)),
      .init("defaultValue", .strings(defaultValue)), .init("states", .strings(states)),
      .init("pages", .array(pages.map { .integer(Int64($0)) })),
      .init("rects", .array(rects.map { .array($0.map(JSONTree.number)) })),
      .init("userName", .string(userName)), .init("readonly", .bool(isReadOnly)),
      .init("required", .bool(isRequired)), .init("multiline", .bool(isMultiline)),
      .init("password", .bool(isPassword)), .init("comb", .bool(isComb)),
      .init("editable", .bool(isEditable)),
      .init("multipleSelection", .bool(isMultipleSelection)),
      .init("charLimit", .integer(Int64(charLimit))),
      .init("caption", .string(caption)), .init("lineWidth", .number(lineWidth)),
      .init("display", .integer(Int64(display.rawValue))),
      .init("fillColor", fillColor.members), .init("strokeColor", strokeColor.members),
      .init("textColor", textColor.members), .init("textSize", .number(textSize)),
      .init("textFont", .string(textFont)), .init("alignment", .string(alignment)),
    ]
    if kind == .comboBox || kind == .listBox {
      let items = items.map { JSONTree.strings([$0.title, $0.value]) }
      members.append(.init("items", .array(items)))
    }
    return .object(members)
  }

  public static func == (a: ScriptField, b: ScriptField) -> Bool { a.members == b.members }
  public func hash(into hasher: inout Hasher) { hasher.combine(members) }
}

extension JSONTree {
  static func strings(_ values: [String]) -> JSONTree { .array(values.map(JSONTree.string)) }
}
