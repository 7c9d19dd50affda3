// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The import and export format of Apryse's apps: a JSON object from page indices, from 0, to titles. It
/// has at most one bookmark per page, always with a title.
enum ApryseMap {
  /// - Throws: ``BookmarkError/malformed(_:)``.
  static func bookmarks(_ bytes: [UInt8]) throws(BookmarkError) -> [(pageIndex: Int, title: String)]
  {
    let tree: JSONTree
    do throws(JSONParseError) {
      tree = JSONTree(try JSONDocument.parse(bytes).root)
    } catch {
      throw .malformed("It is not JSON: \(error)")
    }
    guard case .object(let members) = tree else { throw .malformed("It is not a JSON object.") }
    var found: [(pageIndex: Int, title: String)] = []
    for member in members {
      guard let page = Int(member.name), page >= 0 else {
        throw .malformed("\(member.name): expected a page index from 0.")
      }
      guard let title = member.value.string else {
        throw .malformed("\(member.name): expected a title.")
      }
      found.append((page, title))
    }
    return found
  }

  static func bytes(_ titles: [(pageIndex: Int, title: String)]) -> [UInt8] {
    JSONTree.object(titles.map { .init(String($0.pageIndex), .string($0.title)) }).wireBytes + [
      0x0A
    ]
  }
}
