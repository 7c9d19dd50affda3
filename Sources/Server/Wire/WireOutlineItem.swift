// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The wire form of an outline entry.
struct WireOutlineItem: WrittenRecord {
  static let summary = "An entry of a document's outline."

  var item: OutlineItem
  /// The number of written levels, including the entry's own.
  var depth: Int

  private var action: WireAction? { item.action.map(WireAction.init) }
  private var style: WireOutlineStyle? { WireOutlineStyle(item) }
  private var children: [WireOutlineItem] {
    depth > 1 ? item.children.map { WireOutlineItem(item: $0, depth: depth - 1) } : []
  }

  static let fields: [Field<Self>] = [
    .required("id", \.item.id, "The entry's id while the document is open."),
    .required("title", \.item.title.shownLine, "The title."),
    .optional(
      "pageIndex", \.item.pageIndex,
      "The page of this document that the entry leads to, from 0."),
    .optional("action", \.action, "The action."),
    .required("open", \.item.isOpen, "Whether the children are initially shown."),
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
