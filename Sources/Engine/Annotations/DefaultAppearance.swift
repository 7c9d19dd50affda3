// SPDX-License-Identifier: AGPL-3.0-or-later

/// A `DA` entry (ISO 32000-2, 12.7.4.3): the font, its size, and the colours. The stroke colour is the
/// colour of a free text's frame.
struct DefaultAppearance: Hashable {
  /// The name of a resource; `nil` if the entry sets none.
  var resource: String?
  var font = "Helvetica"
  var size: Double = 12
  var fill: Color?
  var stroke: Color?
  /// Whether the viewer chooses the size, as a size of 0 says.
  var isAutoSized = false

  init(_ style: Annotation.TextStyle, stroke: Color?) {
    font = style.font
    size = style.size
    fill = style.color
    self.stroke = stroke
  }

  /// Reads the operators of a content stream.
  init(_ text: String) {
    for each in ContentOperators(text) { read(each) }
    if size == 0 { (size, isAutoSized) = (12, true) }
  }

  /// Applies an operator that sets the font or a colour; ignores all others.
  mutating func read(_ each: ContentOperators.Operator) {
    switch each.name {
    case "Tf":
      guard let name = each.operands.last(where: { $0.hasPrefix("/") }) else { return }
      resource = ContentOperators.name(name)
      font = FontFace(resource: ContentOperators.name(name)).family
      size = each.numbers.last.map { min(max($0, 0), 1000) } ?? size
    case "g", "rg", "k", "sc", "scn": fill = Color(components: each.numbers) ?? fill
    case "G", "RG", "K", "SC", "SCN": stroke = Color(components: each.numbers) ?? stroke
    default: break
    }
  }

  var text: String {
    var parts: [String] = []
    if let stroke { parts.append(numbers(stroke) + " RG") }
    if let fill { parts.append(numbers(fill) + " rg") }
    parts.append("\(FontFace.operand(family: font)) \(ContentStream.number(size)) Tf")
    return parts.joined(separator: " ")
  }

  private func numbers(_ color: Color) -> String {
    color.components.map(ContentStream.number).joined(separator: " ")
  }
}
