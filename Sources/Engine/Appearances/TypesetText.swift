// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry
import System

/// Text set in lines: shaped, in its writing direction, with fonts for every script.
struct TypesetText {
  var text: String
  var style: Annotation.TextStyle
  /// The length of lines; `nil`: lines are not broken.
  var width: Double?
  var isBold = false
  var isItalic = false
  /// Whether `left` and `right` mean the page's sides for right-to-left text too. If not, they change
  /// places for such text, and it is aligned as a paragraph of its language.
  var keepsAlignment = false
  /// Room on both sides of the lines, in points: some viewers clip the very edge of a rotated drawing.
  var bleed = 0.0
  /// The rich text, if any. It is set instead of the plain text.
  var rich: RichText?

  /// The longest text that is set, in characters: ten pages of a book or more.
  static let mostCharacters = 32_768

  /// The ends of the lines, and the area of the drawing; y down from the upper left.
  struct Extent {
    var height: Double
    var ink: Rect
  }

  /// The text as a one-page PDF.
  ///
  /// - Throws: ``EngineError/limitExceeded(_:_:)`` for more than ``mostCharacters``.
  func page(in context: EngineContext) throws(EngineError) -> (bytes: [UInt8], extent: Extent) {
    var buffer: UnsafeMutablePointer<fz_buffer>?
    let extent = try set(in: context, drawing: &buffer)
    return (PDFObject.bytes(taking: buffer, context), extent)
  }

  /// - Throws: ``EngineError/limitExceeded(_:_:)`` for more than ``mostCharacters``.
  static func check(_ text: String) throws(EngineError) {
    guard text.unicodeScalars.count <= mostCharacters else {
      throw .limitExceeded(
        EngineLimit(.characters, mostCharacters),
        "text on a page has \(mostCharacters) characters at most")
    }
  }

  private func set(
    in context: EngineContext,
    drawing buffer: UnsafeMutablePointer<UnsafeMutablePointer<fz_buffer>?>?
  ) throws(EngineError) -> Extent {
    try TypesetText.check(text)
    if let rich { try TypesetText.check(rich.plainText) }
    var height: Float = 0
    var ink = fz_rect()
    // Wide enough for any letters. Some viewers draw much wider boxes inaccurately.
    let natural = Double(text.unicodeScalars.count + 2) * style.size * 1.5 + 16
    let length = Float(min(max((width ?? natural) + 2 * bleed, 1), longest))
    let source = TextSource(
      text, style, isBroken: width != nil, isBold: isBold, isItalic: isItalic,
      margin: bleed, keepsAlignment: keepsAlignment, rich: rich)
    try context.call {
      cm_set_text($0, source.html, source.css, Float(style.size), length, buffer, &height, &ink, $1)
    }
    return Extent(height: Double(height), ink: Rect(ink) ?? Rect(0, 0, 0, 0))
  }
}

/// The longest line, in points: longer than any line on a page.
private let longest: Double = 20_000

extension Annotation.TextStyle {
  /// The style as declarations, also for a `DS` entry (ISO 32000-2, 12.7.4.4).
  var css: String { family + ";color:\(color.css)" + face }
  /// The same without the colour.
  var uncoloredCSS: String { family + face }

  private var family: String {
    "font-family:\(FontFace(family: font).css);font-size:\(ContentStream.number(size))pt"
  }

  private var face: String {
    "\(isBold ? ";font-weight:bold" : "")\(isItalic ? ";font-style:italic" : "")"
  }
}

extension Color {
  var css: String {
    "#" + components.map { UInt8(min(max($0, 0), 1) * 255 + 0.5) }.hexadecimal
  }
}
