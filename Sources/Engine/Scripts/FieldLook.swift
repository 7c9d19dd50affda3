// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The look of a field's widget, and the field's initial value. See ISO 32000-2, tables 192, 226 and
/// 228.
public struct FieldLook: Hashable, Sendable {
  /// None, one, three or four components from 0 to 1.
  public var fillColor: [Double] = []
  public var borderColor: [Double] = []
  public var textColor: [Double] = [0]
  public var font = "Helvetica"
  /// The size in points; 0 fits the text to the field.
  public var textSize = 0.0
  /// 0 left, 1 centred, 2 right.
  public var alignment = 0
  /// The border's width in points.
  public var borderWidth = 1.0
  /// The caption of a button.
  public var caption = ""
  public var flags = AnnotationFlags()
  public var defaultValue: [String] = []
  /// The rectangles of all widgets, in PDF space.
  public var rects: [Rect] = []
}

extension Document {
  /// `nil` if there is no such field, or no such widget.
  ///
  /// - Parameter place: the index of the widget among those of the field.
  public func fieldLook(_ id: String, place: Int = 0) throws(EngineError) -> FieldLook? {
    guard let entry = try form[id], entry.widgets.indices.contains(place) else { return nil }
    let widget = entry.widgets[place].object
    var look = FieldLook()
    look.fillColor = try widget["MK"]?["BG"]?.reals ?? []
    look.borderColor = try widget["MK"]?["BC"]?.reals ?? []
    look.borderWidth = try Annotation.Border(of: widget).width
    look.caption = try widget["MK"]?["CA"]?.text ?? ""
    look.flags = AnnotationFlags(rawValue: try widget["F"]?.integer ?? 0)
    look.alignment = try alignment(ofWidget: widget)
    let appearance = TextOperators(try appearanceText(of: widget))
    look.textColor = appearance.color ?? [0]
    look.textSize = appearance.size ?? 0
    look.font = appearance.font ?? "Helvetica"
    look.defaultValue = try defaultValue(of: widget)
    for widget in entry.widgets {
      look.rects.append(try widget.object["Rect"]?.rect ?? Rect(0, 0, 0, 0))
    }
    return look
  }

  func appearanceText(of widget: PDFObject) throws(EngineError) -> String {
    if let own = try widget.inherited("DA")?.text { return own }
    return try catalog?["AcroForm"]?["DA"]?.text ?? ""
  }

  private func defaultValue(of widget: PDFObject) throws(EngineError) -> [String] {
    guard let value = try widget.inherited("DV") else { return [] }
    if let state = try value.name { return state == "Off" ? [] : [state] }
    if let text = try value.text { return [text] }
    var texts: [String] = []
    for element in try value.elements { if let text = try element.text { texts.append(text) } }
    return texts
  }
}
