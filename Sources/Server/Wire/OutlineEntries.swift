// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Engine
import JSON

/// Outline entries as `outline/get` returns them. Only the members that bookmarks can hold are
/// read.
struct OutlineEntries: Record {
  var items: [OutlineEntry] = []
  static let fields: [Field<Self>] = [.required("items", \.items, "The entries.")]

  init() {}
  init(items: [OutlineEntry]) { self.items = items }

  init(bytes: [UInt8]) throws(WireError) {
    let document: JSONDocument
    do throws(JSONParseError) {
      document = try JSONDocument.parse(bytes)
    } catch {
      throw WireError(message: "The input is not JSON: \(error)")
    }
    self = try document.root.read()
  }
}

/// An outline entry made from a bookmark, or converted to one.
struct OutlineEntry: Record {
  /// Entries below this depth are left out.
  private static let depth = 64

  var title = ""
  var pageIndex: Int?
  var action: WireAction?
  var children: [OutlineEntry] = []

  static let fields: [Field<Self>] = [
    .required("title", \.title.shownLine, "The title."),
    .optional("pageIndex", \.pageIndex, "The page that the entry leads to, from 0.", in: 0...),
    .optional("action", \.action, "The action."),
    .defaulted("children", \.children, "The entries below this one."),
  ]

  init() {}

  init(_ item: OutlineItem) {
    title = item.title
    // A named destination that the document does not have is no target.
    action = item.action.flatMap { $0.leadsNowhere ? nil : WireAction($0) }
    children = item.children.map { OutlineEntry($0) }
  }

  /// The bookmarks of the entry and its descendants; none for an entry without an action.
  var incoming: [IncomingBookmark] {
    var bookmarks: [IncomingBookmark] = []
    collect(&bookmarks, depth: 0)
    return bookmarks
  }

  private func collect(_ bookmarks: inout [IncomingBookmark], depth: Int) {
    guard depth < OutlineEntry.depth else { return }
    let page = pageIndex.map { Action(.goTo(Destination(pageIndex: $0, fit: .page), name: nil)) }
    // A name is kept even without a place, so that an exported bookmark comes back.
    if let action = action?.action ?? page, !action.isEmpty {
      bookmarks.append(IncomingBookmark(id: nil, name: title.isEmpty ? nil : title, action: action))
    }
    for child in children { child.collect(&bookmarks, depth: depth + 1) }
  }
}

extension Action {
  fileprivate var leadsNowhere: Bool {
    if case .goTo(nil, _) = kind { true } else { false }
  }

  fileprivate var isEmpty: Bool {
    if case .goTo(nil, nil) = kind { true } else { false }
  }
}
