// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The wire form of an outline entry.
struct WireOutlineItem: WrittenRecord {
  static let summary = "An entry of a document's outline."

  var id = ""
  var title = ""
  var pageIndex: Int?
  var action: WireAction?
  var open = false
  var style: WireOutlineStyle?
  var children: [WireOutlineItem] = []

  /// An entry with its descendants down to `depth` levels, including its own.
  init(_ item: OutlineItem, depth: Int) {
    id = item.id
    title = item.title
    pageIndex = item.pageIndex
    action = item.action.map(WireAction.init)
    open = item.isOpen
    style = WireOutlineStyle(item)
    if depth > 1 { children = item.children.map { WireOutlineItem($0, depth: depth - 1) } }
  }

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The entry's id while the document is open."),
    .required("title", \.title.shownLine, "The title."),
    .optional(
      "pageIndex", \.pageIndex,
      "The page of this document that the entry leads to, from 0."),
    .optional("action", \.action, "The action."),
    .required("open", \.open, "Whether the children are initially shown."),
    .optional("style", \.style, "The style of the title, if it is not plain."),
    .required("children", \.children, "The entries below this one."),
  ]
}

/// The wire form of an outline entry's style.
struct WireOutlineStyle: Record {
  var bold = false
  var italic = false
  var color: WireColor?

  init() {}

  /// `nil` for a plain entry.
  init?(_ item: OutlineItem) {
    bold = item.isBold
    italic = item.isItalic
    color = item.color.map { WireColor($0) }
    guard bold || italic || color != nil else { return nil }
  }

  static let fields: [Field<Self>] = [
    .required("bold", \.bold, "Whether the title is bold."),
    .required("italic", \.italic, "Whether the title is italic."),
    .optional("color", \.color, "The colour of the title."),
  ]
}

extension OutlineItem {
  /// The entry's id on the wire.
  var id: String { "o\(number)" }
}
