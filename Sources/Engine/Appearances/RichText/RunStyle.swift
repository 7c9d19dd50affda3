// SPDX-License-Identifier: AGPL-3.0-or-later

/// The explicit style of a run of rich text.
struct RunStyle: Hashable {
  var family: String?
  /// The size in points.
  var size: Double?
  var color: Color?
  var isBold: Bool?
  var isItalic: Bool?
  var isUnderlined = false
  var isStruckOut = false
  /// `sub` or `super`.
  var position: String?
  var alignment: Annotation.TextAlignment?

  /// The style in an element with these declarations.
  func within(_ element: String, _ declarations: StyleDeclarations) -> RunStyle {
    var style = self
    switch element {
    case "b", "strong": style.isBold = true
    case "i", "em": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruckOut = true
    case "sub": style.position = "sub"
    case "sup": style.position = "super"
    default: break
    }
    style.family = declarations.family ?? family
    style.size = declarations.size ?? size
    style.color = declarations.color ?? color
    style.isBold = declarations.isBold ?? style.isBold
    style.isItalic = declarations.isItalic ?? style.isItalic
    style.alignment = declarations.alignment ?? alignment
    for word in declarations.words("text-decoration") {
      switch word {
      case "underline": style.isUnderlined = true
      case "line-through": style.isStruckOut = true
      case "none": (style.isUnderlined, style.isStruckOut) = (false, false)
      default: break
      }
    }
    if let place = declarations.words("vertical-align").first {
      let isLow = place == "sub" || place.hasPrefix("-")
      let isHigh =
        place == "super" || place.hasPrefix("+") || (StyleDeclarations.points(place) ?? 0) > 0
      style.position = isLow ? "sub" : isHigh ? "super" : nil
    }
    return style
  }

  /// The style as declarations for the typesetter.
  ///
  /// - Parameter base: the size of text without one.
  func css(base: Double) -> String {
    var parts: [String] = []
    if let family { parts.append("font-family:\(FontFace(family: family).css)") }
    // Raised or lowered text is smaller by a third, as in Acrobat.
    let size = position == nil ? size : (size ?? base) * 2 / 3
    if let size { parts.append("font-size:\(ContentStream.number(size))pt") }
    if let color { parts.append("color:\(color.css)") }
    if let isBold { parts.append("font-weight:\(isBold ? "bold" : "normal")") }
    if let isItalic { parts.append("font-style:\(isItalic ? "italic" : "normal")") }
    let lines = (isUnderlined ? ["underline"] : []) + (isStruckOut ? ["line-through"] : [])
    if !lines.isEmpty { parts.append("text-decoration:\(lines.joined(separator: " "))") }
    if let position { parts.append("vertical-align:\(position)") }
    return parts.joined(separator: ";")
  }
}
