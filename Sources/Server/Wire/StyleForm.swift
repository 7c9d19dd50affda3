// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON

extension Annotation.TextAlignment: WireEnum {
  public static let name = "TextAlignment"
}

/// How annotations look, on the wire: all of a style, or the members that are to become others.
struct StyleForm: Record {
  static let name = "Style"
  static let summary = "How annotations look; as a change, what is not given stays."

  var color: Nullable<ColorForm>?
  var interiorColor: Nullable<ColorForm>?
  var opacity: Double?
  var border: BorderForm?
  var font: FontForm?
  var align: Annotation.TextAlignment?
  var lineEndings: [LineEnding]?
  var icon: String?
  var overlayText: String?

  init() {}

  init(_ style: AnnotationStyle) {
    color = Nullable(style.color.map(ColorForm.init))
    interiorColor = Nullable(style.interiorColor.map(ColorForm.init))
    opacity = style.opacity
    border = BorderForm(style.border)
    font = FontForm(style.text)
    align = style.text.alignment
    lineEndings = style.lineEndings.isEmpty ? nil : style.lineEndings.map(LineEnding.init)
    icon = style.icon
    overlayText = style.overlayText
  }

  static let fields: [Field<Self>] = [
    .nullable("color", \.color, "Of lines, text markup and notes; `null`: none."),
    .nullable("interiorColor", \.interiorColor, "Of areas; `null`: none."),
    .optional("opacity", \.opacity, "0 to 1.", in: 0...1),
    .optional("border", \.border, "The line, as a whole."),
    .optional("font", \.font, "Of text, as a whole."),
    .optional("align", \.align, "How text is set."),
    .optional("lineEndings", \.lineEndings, "Of the start and of the end of a line."),
    .optional("icon", \.icon, "What a note or attachment looks like."),
    .optional("overlayText", \.overlayText, "What is written over what was redacted."),
  ]

  /// - Parameter base: the style that the change is made to.
  func change(of base: AnnotationStyle) throws(WireError) -> StyleChange {
    var change = StyleChange()
    if let color { change.color = .some(try opaque(color.value, "color")) }
    if let color = interiorColor {
      change.interiorColor = .some(try opaque(color.value, "interiorColor"))
    }
    change.opacity = opacity
    if let border {
      do { change.border = try border.border() } catch { throw error.under("border") }
    }
    if font != nil || align != nil {
      var text = font?.text ?? base.text
      text.alignment = align ?? base.text.alignment
      change.text = text
    }
    if let lineEndings, lineEndings.count != 2 {
      throw WireError(path: "lineEndings", message: "Expected two: of the start and of the end.")
    }
    change.lineEndings = lineEndings?.map(\.pdf)
    change.icon = icon
    change.overlayText = overlayText
    return change
  }

  private func opaque(_ form: ColorForm?, _ member: String) throws(WireError) -> Color? {
    guard form?.opacity ?? 1 == 1 else {
      throw WireError(path: member, message: "Give the opacity as the member opacity.")
    }
    return form?.color
  }
}
