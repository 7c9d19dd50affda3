// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

/// The wire form of a new outline entry.
struct WireOutlineEntry: Record {
  static let name = "NewOutlineItem"
  static let summary = "A new outline entry with the entries below it."

  var title = ""
  var pageIndex: Int?
  var action: WireAction?
  var open = false
  var style: WireOutlineStyle?
  var children: [WireOutlineEntry] = []

  static let fields: [Field<Self>] = [
    .required("title", \.title, "The title."),
    .optional(
      "pageIndex", \.pageIndex,
      "The page to go to, from 0. Give this or `action`.", in: 0...),
    .optional("action", \.action, "The action; none unless given."),
    .defaulted("open", \.open, false, "Whether the children are initially shown."),
    .optional("style", \.style, "The style of the title; plain unless given."),
    .defaulted("children", \.children, [], "The entries below this one."),
  ]

  /// - Parameter path: the place of the entry in the params.
  func entry(_ path: String) throws(RPCError) -> NewOutlineItem {
    if pageIndex != nil, action != nil {
      throw RPCError(WireError(path: path, message: "Give either pageIndex or action."))
    }
    var entry = NewOutlineItem(title, action: Action.going(to: pageIndex) ?? action?.action)
    entry.isOpen = open
    entry.isBold = style?.bold ?? false
    entry.isItalic = style?.italic ?? false
    entry.color = style?.color?.color
    for (index, child) in children.enumerated() {
      entry.children.append(try child.entry("\(path).children[\(index)]"))
    }
    return entry
  }
}

struct WireOutlineChanges: Record {
  static let summary = "Changes to an outline entry."

  var title: String?
  var pageIndex: Int?
  var action: Nullable<WireAction>?
  var open: Bool?
  var style: Nullable<WireOutlineStyle>?

  static let fields: [Field<Self>] = [
    .optional("title", \.title, "The title."),
    .optional(
      "pageIndex", \.pageIndex,
      "The page to go to, from 0. Give this or `action`.", in: 0...),
    .nullable("action", \.action, "The action; `null` for none."),
    .optional(
      "open", \.open,
      "Whether the children are initially shown; `false` for an entry without children."),
    .nullable("style", \.style, "The style of the title; `null` for plain."),
  ]

  func changes() throws(RPCError) -> OutlineChanges {
    if pageIndex != nil, action != nil {
      throw RPCError(
        WireError(path: "params.changes", message: "Give either pageIndex or action."))
    }
    var changes = OutlineChanges()
    changes.title = title
    if let page = Action.going(to: pageIndex) { changes.action = .some(page) }
    if let action { changes.action = .some(action.value?.action) }
    changes.isOpen = open
    if let style {
      changes.isBold = style.value?.bold ?? false
      changes.isItalic = style.value?.italic ?? false
      changes.color = .some(style.value?.color?.color)
    }
    return changes
  }
}

extension Action {
  /// An action that goes to a page; `nil` without a page.
  static func going(to pageIndex: Int?) -> Action? {
    pageIndex.map { Action(.goTo(Destination(pageIndex: $0, fit: .page), name: nil)) }
  }
}
