// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

/// Changes to the look of a field's widgets, as members of ``WireFieldChanges``.
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

  /// - Throws: an error at a member that fields of this kind do not have.
  func changes(
    of placed: PlacedField, _ widget: String?
  ) throws(RPCError) -> FieldLookChanges {
    let kind = placed.field.kind
    let hasStates = kind == .checkBox || kind == .radio
    try require(sign == nil || hasStates, kind, "sign")
    try require(state == nil || hasStates, kind, "state")
    try require(caption == nil || kind == .button, kind, "caption")
    try require(action == nil || kind == .button, kind, "action")
    if let state, state.isEmpty || state == "Off" {
      throw RPCError(
        WireError(path: "params.changes.state", message: "Give a name other than Off."))
    }
    var look = FieldLookChanges()
    look.widget = widget
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

  private func require(
    _ isRight: Bool, _ kind: FormField.Kind, _ member: String
  ) throws(RPCError) {
    guard !isRight else { return }
    throw RPCError(
      WireError(
        path: "params.changes.\(member)",
        message: "Fields of kind \(kind.rawValue) have no \(member)."))
  }
}
