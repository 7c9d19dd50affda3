// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

extension BookmarkManager {
  /// What a list shows: the bookmark's name, else the label of its page, else what its action says.
  public func displayName(of bookmark: Bookmark) throws(BookmarkError) -> String {
    if let name = bookmark.name, !name.isEmpty { return name }
    if let pageIndex = bookmark.pageIndex {
      let label = try engine { () throws(EngineError) in
        pageIndex < (try document.pageCount) ? try document.pageLabel(pageIndex) : ""
      }
      if !label.isEmpty { return label }
    }
    let text =
      switch bookmark.action.kind {
      case .goTo(_, let name): name ?? ""
      case .goToRemote(let file, _, _), .launch(let file): file
      case .uri(let uri): uri
      case .named(let name): name
      case .javaScript: "Script"
      case .other(let type): type
      }
    return text.isEmpty ? "Bookmark" : text
  }
}
