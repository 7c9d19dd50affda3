// SPDX-License-Identifier: AGPL-3.0-or-later

import XML

/// Rich text as in `RC` (ISO 32000-2, 12.7.4.4): XHTML with elements and style attributes. Only text
/// and known styles are kept.
public struct RichText: Hashable {
  struct Run: Hashable {
    var text: String
    var style: RunStyle
  }

  struct Paragraph: Hashable {
    var alignment: Annotation.TextAlignment?
    var runs: [Run] = []
  }

  private(set) var paragraphs: [Paragraph] = []
  private var isWithinParagraph = false

  /// Fails for markup that ``Markup`` does not read.
  init?(_ xhtml: String) {
    guard let markup = Markup(xhtml) else { return nil }
    var open: [(name: String, style: RunStyle)] = [("", RunStyle())]
    for part in markup.parts {
      let style = open.last?.style ?? RunStyle()
      switch part {
      case .text(let text): add(text, style)
      case .start("br", _): add(Run(text: "\n", style: style))
      case .start(let name, let attributes):
        let inner = style.within(name, StyleDeclarations(attributes["style"] ?? ""))
        if RichText.blocks.contains(name) {
          paragraphs.append(Paragraph(alignment: inner.alignment))
          isWithinParagraph = true
        }
        open.append((name, inner))
      case .end(let name):
        if RichText.blocks.contains(name) { isWithinParagraph = false }
        if let index = open.lastIndex(where: { $0.name == name }), index > 0 {
          open.removeSubrange(index...)
        }
      }
    }
  }

  /// Whether a text is short and flat enough to be read.
  public static func isReadable(_ xhtml: String) -> Bool { Markup(xhtml) != nil }

  private static let blocks: Set = ["p", "li", "h1", "h2", "h3"]

  /// The plain text, with a line for each paragraph.
  var plainText: String {
    paragraphs.map { $0.runs.map(\.text).joined() }.joined(separator: "\n")
  }

  /// The style of the first visible text.
  var firstStyle: RunStyle? {
    for paragraph in paragraphs {
      guard let run = paragraph.runs.first(where: { $0.text.contains { !$0.isWhitespace } }) else {
        continue
      }
      var style = run.style
      style.alignment = style.alignment ?? paragraph.alignment
      return style
    }
    return nil
  }

  /// Adds text with its white space collapsed. White space becomes one space, and is dropped at the
  /// start of a line.
  private mutating func add(_ text: String, _ style: RunStyle) {
    var words = ""
    var follows = paragraphs.last?.runs.last?.text.unicodeScalars.last
    if !isWithinParagraph { follows = nil }
    for scalar in text.unicodeScalars {
      let isSpace = " \t\n\r".unicodeScalars.contains(scalar)
      guard isSpace else {
        words.unicodeScalars.append(scalar)
        follows = scalar
        continue
      }
      guard let last = follows, last != " ", last != "\n" else { continue }
      words += " "
      follows = " "
    }
    if !words.isEmpty { add(Run(text: words, style: style)) }
  }

  private mutating func add(_ run: Run) {
    if !isWithinParagraph {
      paragraphs.append(Paragraph(alignment: run.style.alignment))
      isWithinParagraph = true
    }
    paragraphs[paragraphs.count - 1].runs.append(run)
  }
}
