// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// An entry of the outline, on the wire.
struct WireOutlineItem: Record {
  static let name = "OutlineItem"
  static let summary = "An entry of a document's outline."

  var id = ""
  var title = ""
  var pageIndex: Int?
  var action: WireAction?
  var open = false
  var style: WireOutlineStyle?
  var children: [WireOutlineItem] = []

  init() {}

  /// An item with its descendants down to `depth` levels, its own being the first.
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
    .required("id", \.id, "Identifies the entry while the document is open."),
    .required("title", \.title.shownLine, "Its title."),
    .optional("pageIndex", \.pageIndex, "The page of this document that it leads to, from 0."),
    .optional("action", \.action, "The action."),
    .required("open", \.open, "Whether its children are shown at first."),
    .optional("style", \.style, "The style of its title, if it is not plain."),
    .required("children", \.children, "The entries below it."),
  ]
}

/// The style of an entry of the outline, on the wire.
struct WireOutlineStyle: Record {
  static let name = "OutlineStyle"
  var bold = false
  var italic = false
  var color: WireColor?

  init() {}

  /// `nil` of a plain entry.
  init?(_ item: OutlineItem) {
    bold = item.isBold
    italic = item.isItalic
    color = item.color.map { WireColor($0) }
    guard bold || italic || color != nil else { return nil }
  }

  static let fields: [Field<Self>] = [
    .required("bold", \.bold, "In bold."),
    .required("italic", \.italic, "In italics."),
    .optional("color", \.color, "In this colour."),
  ]
}

extension OutlineItem {
  /// The entry's id on the wire.
  var id: String { "o\(number)" }
}
