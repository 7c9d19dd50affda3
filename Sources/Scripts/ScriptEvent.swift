// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The event that runs a script. The script sees it as the object `event` (JavaScript for Acrobat API
/// Reference, “Event”).
public struct ScriptEvent: Hashable, Sendable {
  /// How a value is committed: not, by a click elsewhere (or in another way), by Enter, by Tab.
  public enum CommitKey: Int, Sendable { case none, click, enter, tab }

  /// Type and name, as in `event`.
  public enum Kind: String, CaseIterable, Sendable {
    case keystroke = "Field/Keystroke"
    case validate = "Field/Validate"
    case calculate = "Field/Calculate"
    case format = "Field/Format"
    case mouseUp = "Field/Mouse Up"
    case mouseDown = "Field/Mouse Down"
    case mouseEnter = "Field/Mouse Enter"
    case mouseExit = "Field/Mouse Exit"
    case focus = "Field/Focus"
    case blur = "Field/Blur"
    case open = "Doc/Open"
    case willClose = "Doc/WillClose"
    case willSave = "Doc/WillSave"
    case didSave = "Doc/DidSave"
    case willPrint = "Doc/WillPrint"
    case didPrint = "Doc/DidPrint"
    case pageOpen = "Page/Open"
    case pageClose = "Page/Close"
    case linkMouseUp = "Link/Mouse Up"
    case bookmarkMouseUp = "Bookmark/Mouse Up"
    case execute = "External/Exec"

    var type: Substring { rawValue.prefix { $0 != "/" } }
    var name: Substring { rawValue.drop { $0 != "/" }.dropFirst() }
  }

  public var kind: Kind
  /// The field's name; `nil` if the document is the target.
  public var target: String?
  /// The field whose change caused a calculation.
  public var source: String?
  /// The field's value; several values for a list box.
  public var value: [String] = []
  /// The typed or chosen text.
  public var change = ""
  /// The export value of the chosen item. If the field is full, it is all of the typed text.
  public var changeEx = ""
  /// The selected text that the change replaces, in UTF-16 code units.
  public var selection = 0..<0
  /// Whether the value is being committed; if not, the user is still typing.
  public var willCommit = false
  public var commitKey = CommitKey.none
  /// Whether the field has no room for the typed text.
  public var isFull = false
  public var isShiftDown = false
  /// The Control or Command key.
  public var isModifierDown = false

  public init(_ kind: Kind, target: String? = nil, value: [String] = []) {
    self.kind = kind
    self.target = target
    self.value = value
  }

  var members: JSONTree {
    var members: [JSONTree.Member] = [
      .init("type", .string(String(kind.type))), .init("name", .string(String(kind.name))),
      .init("value", .of(value)), .init("change", .string(change)),
      .init("changeEx", .string(changeEx)),
      .init("selStart", .integer(Int64(selection.lowerBound))),
      .init("selEnd", .integer(Int64(selection.upperBound))),
      .init("willCommit", .bool(willCommit)),
      .init("commitKey", .integer(Int64(commitKey.rawValue))),
      .init("fieldFull", .bool(isFull)), .init("shift", .bool(isShiftDown)),
      .init("modifier", .bool(isModifierDown)),
    ]
    if let target { members.append(.init("targetName", .string(target))) }
    if let source { members.append(.init("source", .string(source))) }
    return .object(members)
  }
}

extension JSONTree {
  /// A single value as itself, several as an array.
  static func of(_ values: [String]) -> JSONTree {
    values.count > 1 ? .array(values.map(JSONTree.string)) : .string(values.first ?? "")
  }
}
