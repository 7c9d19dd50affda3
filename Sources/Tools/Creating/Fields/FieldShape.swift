// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// A kind of form field that is dragged on a page: a row for each tool.
struct FieldShape: Sendable {
  var tool: ToolName
  var kind: FormField.Kind
  /// The size of a field that a tap creates, in points.
  var usualSize: Size

  static let textField = FieldShape(tool: "textField", kind: .text, usualSize: Size(150, 22))
  static let checkBox = FieldShape(tool: "checkBox", kind: .checkBox, usualSize: Size(18, 18))
  static let radioButton = FieldShape(tool: "radioButton", kind: .radio, usualSize: Size(18, 18))
  static let comboBox = FieldShape(tool: "comboBox", kind: .comboBox, usualSize: Size(150, 22))
  static let listBox = FieldShape(tool: "listBox", kind: .listBox, usualSize: Size(150, 80))
  static let pushButton = FieldShape(tool: "pushButton", kind: .button, usualSize: Size(90, 26))
  static let signatureField = FieldShape(
    tool: "signatureField", kind: .signature, usualSize: Size(180, 50))

  /// A field in a rectangle, without a name.
  func field(_ id: String, onPage page: Int, _ rect: Rect, _ style: AnnotationStyle) -> NewField {
    var new = NewField(kind, named: "", widgetID: id, onPage: page, rect)
    new.border = style.color
    new.fill = style.interiorColor
    new.borderWidth = style.border.width
    new.text = style.text
    switch kind {
    case .comboBox, .listBox: new.options = [.init("1", "Option 1"), .init("2", "Option 2")]
    case .button: new.caption = "Button"
    case .text, .checkBox, .radio, .signature: break
    }
    return new
  }
}
