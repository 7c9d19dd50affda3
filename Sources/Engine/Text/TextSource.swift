// SPDX-License-Identifier: AGPL-3.0-or-later

import XML

/// Plain text in the form for MuPDF's typesetter: XHTML and a style sheet.
struct TextSource {
  let html: String
  let css: String
  let isRightToLeft: Bool

  /// - Parameter margin: the margin on both sides, in points.
  init(
    _ text: String, _ style: Annotation.TextStyle, isBroken: Bool, isBold: Bool = false,
    isItalic: Bool = false, margin: Double = 0, rich: RichText? = nil
  ) {
    isRightToLeft = text.startsRightToLeft
    html =
      "<body dir=\"\(isRightToLeft ? "rtl" : "ltr")\">"
      + (rich?.html(base: style.size)
        ?? text.lines.map { "<p>\($0.isEmpty ? "&#160;" : $0.escaped)</p>" }.joined()) + "</body>"
    css = """
      @page{margin:0} body{margin:0 \(ContentStream.number(margin))pt;\(style.css);text-align:\(style.alignment.rawValue);\
      line-height:1.2\(isBold ? ";font-weight:bold" : "")\(isItalic ? ";font-style:italic" : "")} \
      p{margin:0;white-space:\(isBroken ? "pre-wrap" : "pre")}
      """
  }
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
  /// The text as contents of an element, with directions and tabs as the typesetter knows them.
  fileprivate var escaped: String {
    var text = ""
    for scalar in unicodeScalars {
      if scalar == "\t" { text += "    " } else { text.unicodeScalars.append(scalar.embedding) }
    }
    return text.escapedForContents
  }
}
