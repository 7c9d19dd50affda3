// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

/// The look of a field's widgets, as members on the wire. They are members of a new field and of
/// changes to one.
struct WireFieldLook {
  var font: Annotation.TextStyle?
  var isAutoSized: Bool?
  var color: Nullable<WireColor>?
  var interiorColor: Nullable<WireColor>?
  var borderWidth: Double?
  var state: String?
  var sign: ButtonSymbol?
  var caption: String?
  var action: WireAction?

  /// - Parameter path: the place of the members in the params.
  /// - Throws: an error at a member that fields of this kind do not have.
  func changes(of kind: FormField.Kind, path: String) throws(RPCError) -> FieldLookChanges {
    let hasStates = kind == .checkBox || kind == .radio
    try kind.require(
      [
        (sign == nil || hasStates, "sign"), (state == nil || hasStates, "state"),
        (caption == nil || kind == .button, "caption"),
        (action == nil || kind == .button, "action"),
      ], path: path)
    if let state, state.isEmpty || state == "Off" {
      throw RPCError(WireError(path: path + ".state", message: "Give a name other than Off."))
    }
    var look = FieldLookChanges()
    look.font = font?.font
    look.textSize = isAutoSized == true ? 0 : font?.size ?? (isAutoSized == nil ? nil : 12)
    look.textColor = font?.color
    look.border = color.map { $0.value?.color }
    look.fill = interiorColor.map { $0.value?.color }
    look.borderWidth = borderWidth
    look.state = state
    look.sign = sign
    look.caption = caption
    look.action = action?.action
    return look
  }
}

extension FormField.Kind {
  /// Refuses members that fields of this kind do not have.
  ///
  /// - Parameter members: for each name, whether the member fits or is not given.
  func require(_ members: [(fits: Bool, name: String)], path: String) throws(RPCError) {
    for (fits, name) in members where !fits {
      throw RPCError(
        WireError(path: "\(path).\(name)", message: "Fields of kind \(rawValue) have no \(name)."))
    }
  }
}

protocol FieldLookRecord: Record {
  var look: WireFieldLook { get set }
}

extension FieldLookRecord {
  static var lookFields: [Field<Self>] {
    [
      .optional(
        "font", \.look.font, "The font of the text; that of a new field is 12 pt Helvetica."),
      .optional("autoSize", \.look.isAutoSized, "Whether the font size adapts to the field."),
      .nullable("color", \.look.color, "The colour of the border; `null` for none."),
      .nullable(
        "interiorColor", \.look.interiorColor,
        "The colour of the background; `null` for none."),
      .optional(
        "borderWidth", \.look.borderWidth,
        "The width of the border, in points; that of a new field is 1.", in: 0...100),
      .optional(
        "state", \.look.state,
        """
        The value of a check box or radio button when it is on, `Yes` for a new one. A change is for \
        one widget only.
        """),
      .optional(
        "sign", \.look.sign, "For check boxes and radio buttons: the mark when they are on."),
      .optional("caption", \.look.caption, "For buttons: the caption."),
      .optional("action", \.look.action, "For buttons: the action."),
    ]
  }
}
