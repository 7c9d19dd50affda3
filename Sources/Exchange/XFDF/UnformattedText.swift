// SPDX-License-Identifier: AGPL-3.0-or-later

import XML

/// The text of rich text (XHTML) without its formatting: a line for each paragraph, item of a list, or other
/// block, and for the text between blocks.
struct UnformattedText {
  let text: String

  private struct Lines {
    var all: [String] = []
    var isWithinLine = false

    mutating func begin() {
      // A block that begins with another block, such as an item with a paragraph, is on the same line.
      if !isWithinLine || all.last?.isEmpty == false { all.append("") }
      isWithinLine = true
    }

    mutating func end() { isWithinLine = false }

    mutating func add(_ text: String) {
      if !isWithinLine {
        // White space between blocks only indents the source.
        guard text.contains(where: { !$0.isWhitespace }) else { return }
        begin()
      }
      all[all.count - 1] += text
    }
  }

  private static let blocks: Set = [
    "blockquote", "div", "h1", "h2", "h3", "h4", "h5", "h6", "li", "p", "pre", "tr",
  ]

  init(of rich: XMLElement) {
    guard UnformattedText.hasLines(rich) else {
      text = rich.text
      return
    }
    var lines = Lines()
    UnformattedText.read(rich, &lines)
    text = lines.all.joined(separator: "\n")
  }

  private static func hasLines(_ element: XMLElement) -> Bool {
    element.children.contains {
      blocks.contains($0.name.lowercased()) || $0.name.lowercased() == "br" || hasLines($0)
    }
  }

  private static func read(_ element: XMLElement, _ lines: inout Lines) {
    for part in element.content {
      switch part {
      case .text(let text): lines.add(text)
      case .element(let child):
        let name = child.name.lowercased()
        let isBlock = blocks.contains(name)
        if name == "br" {
          if !lines.isWithinLine { lines.begin() }
          lines.add("\n")
        }
        if isBlock { lines.begin() }
        read(child, &lines)
        if isBlock { lines.end() }
      }
    }
  }
}
