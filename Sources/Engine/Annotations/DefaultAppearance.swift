// SPDX-License-Identifier: AGPL-3.0-or-later

/// A `DA` entry (ISO 32000-2, 12.7.4.3): the font, its size, and the colours, of which the one for
/// strokes is a free text's frame's.
struct DefaultAppearance: Hashable {
  var font = "Helvetica"
  var size: Double = 12
  var fill: Color?
  var stroke: Color?

  init(_ style: Annotation.TextStyle, stroke: Color?) {
    font = style.font
    size = style.size
    fill = style.color
    self.stroke = stroke
  }

  /// From the operators of a content stream.
  init(_ text: String) {
    var operands: [String] = []
    for token in text.split(whereSeparator: \.isWhitespace) {
      let numbers = operands.compactMap(Double.init)
      switch token {
      case "Tf":
        if operands.count >= 2, operands[operands.count - 2].hasPrefix("/") {
          font = FontFace(resource: String(operands[operands.count - 2].dropFirst())).family
          size = numbers.last.map { min(max($0, 0), 1000) } ?? size
        }
      case "g", "rg", "k": fill = Color(components: numbers) ?? fill
      case "G", "RG", "K": stroke = Color(components: numbers) ?? stroke
      default:
        operands.append(String(token))
        continue
      }
      operands = []
    }
    // 0: the size is up to the viewer.
    if size == 0 { size = 12 }
  }

  var text: String {
    var parts: [String] = []
    if let stroke { parts.append(numbers(stroke) + " RG") }
    if let fill { parts.append(numbers(fill) + " rg") }
    parts.append("/\(FontFace(family: font).resource) \(ContentStream.number(size)) Tf")
    return parts.joined(separator: " ")
  }

  private func numbers(_ color: Color) -> String {
    color.components.map(ContentStream.number).joined(separator: " ")
  }
}
