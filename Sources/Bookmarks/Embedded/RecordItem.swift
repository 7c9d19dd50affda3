// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// An item of PSPDFKit's record, and its text in the record.
struct RecordItem {
  let text: String
  let item: BookmarkItem
  /// Whether the item has its bookmark's id, so that its position does not matter.
  let isNamed: Bool

  init(_ text: String, position: Int) throws(JSONParseError) {
    self.init(try JSONTree.parse(text), as: text, position: position)
  }

  init(_ tree: JSONTree, position: Int = 0) {
    self.init(tree, as: tree.wireText.escapingNoncharacters(), position: position)
  }

  private init(_ tree: JSONTree, as text: String, position: Int) {
    self.text = text
    item = BookmarkItem(tree, position: position)
    isNamed = tree.text("uuid") != nil
  }
}

extension String {
  /// JSON that escapes the noncharacters, because XML cannot hold them.
  fileprivate func escapingNoncharacters() -> String {
    guard unicodeScalars.contains(where: { $0.value & ~1 == 0xFFFE }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{FFFE}": text += "\\uFFFE"
      case "\u{FFFF}": text += "\\uFFFF"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
