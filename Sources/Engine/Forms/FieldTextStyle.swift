// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

/// The text style of a field in one of its widgets. See ISO 32000-2, 12.7.4.3.
public struct FieldTextStyle: Hashable, Sendable {
  /// A font family: `Helvetica`, `Times`, `Courier`, or a substitute for the form's own font.
  public var font = "Helvetica"
  /// The size in points; `nil` fits the text to the field.
  public var size: Double?
  public var color = Color(red: 0, green: 0, blue: 0)
  public var alignment = Annotation.TextAlignment.left
  /// The background; `nil`: the page.
  public var background: Color?
  /// The border's width in points. The edges of a beveled or inset border are included.
  public var borderWidth: Double = 1
  /// The rotation of the text on the page as shown, clockwise: 0, 90, 180 or 270 degrees.
  public var turn = 0

  public init() {}
}

/// The lines of a field's text as its appearance has them.
public struct FieldLines: Hashable, Sendable {
  public let layout: TextLayout
  public let style: Annotation.TextStyle
  /// The distance from the box's edge to the lines, in points.
  public let inset: Double
}

extension Page {
  /// Lays out text of several lines as the widget will show it. `nil` for text that the
  /// engine writes in the form's own font: it breaks lines at blanks only.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func lines(
    of text: String, size: Double, inWidget id: String
  ) throws(EngineError) -> FieldLines? {
    guard !text.unicodeScalars.allSatisfy(\.isWestern) else { return nil }
    let look = try document.look(of: annotationObject(id))
    var style = look.text
    style.size = size
    let inset = look.inset + 1
    let layout = try document.layOut(
      text, style, width: look.size.width - 2 * inset, keepsAlignment: true)
    return FieldLines(layout: layout, style: style, inset: inset)
  }

  /// The text style of a widget; properties that the file does not specify have the defaults.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func textStyle(ofWidget id: String) throws(EngineError) -> FieldTextStyle {
    let widget = try annotationObject(id)
    var style = FieldTextStyle()
    let source = try entry("DA", of: widget)?.text ?? ""
    let appearance = DefaultAppearance(source)
    let font = try document.formFont(of: widget)
    style.font = font?.face.css ?? FontFace(family: appearance.font).css
    style.size = appearance.resource == nil || appearance.isAutoSized ? nil : appearance.size
    style.color = appearance.fill ?? style.color
    let alignments = Annotation.TextAlignment.allCases
    let alignment = try document.alignment(ofWidget: widget)
    if alignments.indices.contains(alignment) { style.alignment = alignments[alignment] }
    let marks = try widget["MK"]
    style.background = Color(components: try marks?["BG"]?.reals ?? [])
    let border = try Annotation.Border(of: widget)
    style.borderWidth = min(max(border.wholeWidth, 0), 24)
    let turn = try marks?["R"]?.real ?? 0
    let shown = (Trigonometry.degrees(x: transform.a, y: transform.b) - turn).wholeTurn
    style.turn = (Int(exactly: (shown / 90).rounded()) ?? 0) % 4 * 90
    return style
  }

  /// The advances of characters in a widget, as fractions of the size.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func advances(
    of characters: [Character], inWidget id: String
  ) throws(EngineError) -> [Double] {
    let widget = try annotationObject(id)
    if let font = try document.formFont(of: widget) {
      return try font.advances(of: characters, in: document)
    }
    let appearance = DefaultAppearance(try document.appearanceText(of: widget))
    return try document.advances(of: characters, font: appearance.font)
  }

  /// An entry that a widget inherits, or else the form's default.
  private func entry(_ key: String, of widget: PDFObject) throws(EngineError) -> PDFObject? {
    if let own = try widget.inherited(key) { return own }
    return try document.catalog?["AcroForm"]?[key]
  }
}

extension Document {
  /// The advance of each character, as a fraction of the size. It is the advance of the character's
  /// base letter in the fonts that fields are drawn with. A tab is as wide as the blanks drawn for it.
  public func advances(of characters: [Character], font: String) throws(EngineError) -> [Double] {
    try advances(of: characters, standard: FontFace(family: font).standard)
  }

  /// The advance of each character in one of the standard 14 fonts.
  func advances(of characters: [Character], standard font: String) throws(EngineError) -> [Double] {
    let scalars = characters.map { $0 == "\t" ? 0x20 : $0.unicodeScalars.first?.value ?? 0x20 }
    var advances = [Float](repeating: 0, count: scalars.count)
    try scalars.withUnsafeBufferPointer { scalars throws(EngineError) in
      try advances.withUnsafeMutableBufferPointer { advances throws(EngineError) in
        try context.call {
          cm_measure_text(
            $0, font, scalars.baseAddress, Int32(clamping: scalars.count), advances.baseAddress, $1)
        }
      }
    }
    return zip(characters, advances).map { character, advance in
      Double(advance) * (character == "\t" ? Double(TextSource.count(of: character)) : 1)
    }
  }
}
