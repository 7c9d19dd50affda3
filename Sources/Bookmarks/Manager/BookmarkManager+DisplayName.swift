// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

extension BookmarkManager {
  /// The name for lists: the bookmark's name, or else the label of its page, or else a description of its
  /// action.
  public func displayName(of bookmark: Bookmark) -> String {
    if let name = bookmark.name, !name.isEmpty { return name }
    if let label = bookmark.pageIndex.flatMap(label), !label.isEmpty { return label }
    let text =
      switch bookmark.action.kind {
      case .goTo(_, let name): name ?? ""
      case .goToRemote(let file, _, _), .launch(let file): file
      case .uri(let uri): uri
      case .named(let name): name
      case .javaScript: "Script"
      case .special, .other: bookmark.action.kind.pdfName
      }
    return text.isEmpty ? "Bookmark" : text
  }

  /// The label of a page; `nil` if the page does not exist or its label is damaged.
  private func label(_ pageIndex: Int) -> String? {
    guard let count = try? document.pageCount, pageIndex < count else { return nil }
    return try? document.pageLabel(pageIndex)
  }
}
