// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Engine
import JSON

/// Entries of an outline as `outline/get` returns them. Only what bookmarks can hold is read.
struct OutlineEntries: Record {
  static let name = "OutlineEntries"
  var items: [OutlineEntry] = []
  static let fields: [Field<Self>] = [.required("items", \.items, "The entries.")]

  init() {}
  init(items: [OutlineEntry]) { self.items = items }

  init(bytes: [UInt8]) throws(WireError) {
    let document: JSONDocument
    do throws(JSONParseError) {
      document = try JSONDocument.parse(bytes)
    } catch {
      throw WireError(message: "It is not JSON: \(error)")
    }
    self = try document.root.read()
  }
}

/// An entry of an outline that is made from a bookmark, or becomes one.
struct OutlineEntry: Record {
  static let name = "OutlineEntry"
  /// Entries nested deeper than this are left out.
  private static let depth = 64

  var title = ""
  var pageIndex: Int?
  var action: WireAction?
  var children: [OutlineEntry] = []

  static let fields: [Field<Self>] = [
    .required("title", \.title.shownLine, "Its title."),
    .optional("pageIndex", \.pageIndex, "The page that it leads to, from 0.", in: 0...),
    .optional("action", \.action, "The action."),
    .defaulted("children", \.children, [], "The entries below it."),
  ]

  init() {}

  init(_ item: OutlineItem) {
    title = item.title
    action = item.action.map { WireAction($0) }
    children = item.children.map { OutlineEntry($0) }
  }

  /// The bookmarks of the entry and those below it; none of one that does nothing.
  var incoming: [IncomingBookmark] {
    var bookmarks: [IncomingBookmark] = []
    collect(&bookmarks, depth: 0)
    return bookmarks
  }

  private func collect(_ bookmarks: inout [IncomingBookmark], depth: Int) {
    guard depth < OutlineEntry.depth else { return }
    let page = pageIndex.map { Action(.goTo(Destination(pageIndex: $0, fit: .page), name: nil)) }
    if let action = action?.action ?? page, !action.leadsNowhere {
      bookmarks.append(
        IncomingBookmark(id: nil, name: title.isEmpty ? nil : title, action: action))
    }
    for child in children { child.collect(&bookmarks, depth: depth + 1) }
  }
}

extension Action {
  fileprivate var leadsNowhere: Bool {
    if case .goTo(nil, _) = kind { true } else { false }
  }
}
