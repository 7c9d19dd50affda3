// SPDX-License-Identifier: AGPL-3.0-or-later

extension PageText {
  /// A range of characters as HTML: a `p` for each paragraph, or an element for its structure role,
  /// with `b` and `i` for bold and slanted fonts; hyphenated words are joined.
  public func html(of range: Range<Int>) -> String {
    let range = clamp(range)
    var writer = HTMLWriter(self)
    forEachPiece(of: range) { line, piece in writer.append(piece, ofLine: line) }
    return writer.finished
  }
}

/// Writes pieces of a page's lines as HTML.
private struct HTMLWriter {
  private let page: PageText
  private var bytes: [UInt8] = []
  /// The paragraph that is being written.
  private var paragraph: Range<Int>?
  private var tag = "p"
  private var last: (line: Int, end: Int)?
  private var style: TextCharacter.Style = []

  init(_ page: PageText) { self.page = page }

  var finished: String {
    var copy = self
    copy.endParagraph()
    return String(decoding: copy.bytes, as: UTF8.self)
  }

  mutating func append(_ piece: Range<Int>, ofLine line: Int) {
    guard !piece.isEmpty else { return }
    if let paragraph, let last, paragraph.contains(piece.lowerBound) {
      separate(last, piece.lowerBound)
    } else {
      endParagraph()
      paragraph = page.paragraph(of: line)
      tag = StructureRole.tag(page.blocks[page.lines[line].block].role)
      bytes += "<\(tag)>".utf8
    }
    for character in page.characters[piece] {
      change(to: character.style)
      append(character.scalar)
    }
    last = (line, piece.upperBound)
  }

  /// Writes a space between two lines of a paragraph if needed. None is written if a hyphen divides a
  /// word there, or if both sides are Chinese or Japanese.
  private mutating func separate(_ last: (line: Int, end: Int), _ start: Int) {
    let record = page.lines[last.line]
    if record.isHyphenated, last.end == record.range.upperBound, start == last.end {
      bytes.removeLast(UTF8.width(page.characters[last.end - 1].scalar))
    } else if !page.areJoined(last.end, start) {
      bytes.append(0x20)
    }
  }

  /// Changes the style. Elements are closed in the reverse order of opening.
  private mutating func change(to new: TextCharacter.Style) {
    guard new != style else { return }
    for (tag, part) in HTMLWriter.tags.reversed() where style.contains(part) {
      bytes += "</\(tag)>".utf8
    }
    for (tag, part) in HTMLWriter.tags where new.contains(part) { bytes += "<\(tag)>".utf8 }
    style = new
  }

  private mutating func endParagraph() {
    guard paragraph != nil else { return }
    change(to: [])
    bytes += "</\(tag)>\n".utf8
    paragraph = nil
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "&": bytes += "&amp;".utf8
    case "<": bytes += "&lt;".utf8
    case ">": bytes += "&gt;".utf8
    default: bytes.append(utf8: scalar)
    }
  }

  private static let tags: [(String, TextCharacter.Style)] = [("b", .bold), ("i", .italic)]
}
