// SPDX-License-Identifier: AGPL-3.0-or-later

/// A fenced code block of Markdown (CommonMark 0.31, 4.5), with any contents.
struct FencedBlock {
  /// The text after the opening fence, trimmed.
  let info: String
  /// The headings above, outermost first.
  let headings: [String]
  /// The line of the opening fence, from 1.
  let line: Int
  private(set) var lines: [Substring] = []

  /// The blocks of a text, in order. A block that is not closed extends to the end.
  static func all(in text: String) -> [FencedBlock] {
    var blocks: [FencedBlock] = []
    var headings: [(level: Int, title: String)] = []
    var open: (block: FencedBlock, fence: Substring)?
    for (index, line) in text.sourceLines.enumerated() {
      if case (var block, let fence)? = open {
        if line.closes(fence) {
          blocks.append(block)
          open = nil
        } else {
          block.lines.append(line)
          open = (block, fence)
        }
      } else if let fence = line.openingFence {
        let info = String(line.drop { $0 == " " }.dropFirst(fence.count)).trimmed
        open = (FencedBlock(info: info, headings: headings.map(\.title), line: index + 1), fence)
      } else if let heading = line.heading {
        headings.removeAll { $0.level >= heading.level }
        headings.append(heading)
      }
    }
    if var (block, _) = open {
      // A recording that was cut off may end in the middle of a line.
      if block.info.contains(text: "origin="), text.unicodeScalars.last != "\n" {
        _ = block.lines.popLast()
      }
      blocks.append(block)
    }
    return blocks
  }
}

extension Substring {
  /// The fence at the start of the line. It is a run of three or more backticks or tildes.
  fileprivate var openingFence: Substring? {
    let text = drop { $0 == " " }
    guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
    let fence = text.prefix { $0 == mark }
    let isInlineCode = mark == "`" && text.dropFirst(fence.count).contains("`")
    return fence.count >= 3 && count - text.count <= 3 && !isInlineCode ? fence : nil
  }

  fileprivate func closes(_ opening: Substring) -> Bool {
    guard let fence = openingFence else { return false }
    return fence.first == opening.first && fence.count >= opening.count
      && String(self).trimmed.count == fence.count
  }

  fileprivate var heading: (level: Int, title: String)? {
    let level = prefix { $0 == "#" }.count
    let rest = dropFirst(level)
    guard (1...6).contains(level), rest.first == " " else { return nil }
    return (level, String(rest).trimmed)
  }
}
