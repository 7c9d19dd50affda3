// SPDX-License-Identifier: AGPL-3.0-or-later

import XML

/// Plain text in the form for MuPDF's typesetter: XHTML and a style sheet.
struct TextSource {
  let html: String
  let css: String
  let isRightToLeft: Bool

  /// - Parameters:
  ///   - margin: the margin on both sides, in points.
  ///   - keepsAlignment: whether `left` and `right` are the sides of the page for right-to-left text too.
  ///     MuPDF exchanges them in a right-to-left body, so each line gets its direction by an embedding.
  init(
    _ text: String, _ style: Annotation.TextStyle, isBroken: Bool, isBold: Bool = false,
    isItalic: Bool = false, margin: Double = 0, keepsAlignment: Bool = false,
    rich: RichText? = nil
  ) {
    isRightToLeft = text.startsRightToLeft
    html =
      "<body dir=\"\(isRightToLeft && !keepsAlignment ? "rtl" : "ltr")\">"
      + (rich?.html(base: style.size)
        ?? text.lines.map { "<p>\($0.paragraph(keepsAlignment))</p>" }.joined()) + "</body>"
    // Each run of a rich text has its own weight and slant.
    let base = rich == nil ? style : style.letters
    css = """
      @page{margin:0} body{margin:0 \(ContentStream.number(margin))pt;\(base.css);text-align:\(style.alignment.rawValue);\
      line-height:1.2\(isBold ? ";font-weight:bold" : "")\(isItalic ? ";font-style:italic" : "")} \
      p{margin:0;white-space:\(isBroken ? "pre-wrap;overflow-wrap:break-word" : "pre")}
      """
  }
}

extension TextSource {
  static let softHyphen: Character = "\u{AD}"

  /// The number of scalars drawn for a character, without embeddings. A soft hyphen is drawn only where
  /// a line breaks.
  static func count(of character: Character) -> Int {
    if character == "\t" { return tab.count }
    return character.unicodeScalars.count {
      $0 != "\u{AD}" && !("\u{202A}"..."\u{202E}").contains($0.embedding) && String($0).isXML
    }
  }

  /// The blanks that are set for a tab.
  fileprivate static let tab = "    "
}

extension RichText {
  /// - Parameter base: the size of text without one.
  fileprivate func html(base: Double) -> String {
    paragraphs.map { paragraph in
      let runs = paragraph.runs.map { run in
        let lines = run.text.split(separator: "\n", omittingEmptySubsequences: false)
        return "<span style=\"\(run.style.css(base: base))\">"
          + lines.map(\.escaped).joined(separator: "<br/>") + "</span>"
      }
      let style = paragraph.alignment.map { " style=\"text-align:\($0.rawValue)\"" } ?? ""
      return "<p\(style)>\(runs.isEmpty ? "&#160;" : runs.joined())</p>"
    }.joined()
  }
}

extension String {
  fileprivate var lines: [Substring] {
    split(omittingEmptySubsequences: false) { $0.isNewline }
  }
}

extension Substring {
  /// The line as contents of a paragraph.
  ///
  /// - Parameter isEmbedded: whether a right-to-left line is embedded in a left-to-right paragraph.
  fileprivate func paragraph(_ isEmbedded: Bool) -> String {
    let escaped = escaped
    // A paragraph without characters would have no line.
    guard !escaped.isEmpty else { return "&#160;" }
    guard isEmbedded, String(self).startsRightToLeft else { return escaped }
    return "\u{202B}\(escaped)\u{202C}"
  }

  /// The text as contents of an element. Directions and tabs are written as the typesetter knows them.
  fileprivate var escaped: String {
    var text = ""
    for scalar in unicodeScalars {
      if scalar == "\t" {
        text += TextSource.tab
      } else {
        text.unicodeScalars.append(scalar.embedding)
      }
    }
    return text.escapedForContents
  }
}
