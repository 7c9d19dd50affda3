// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension OpenView {
  /// - Throws: an error if the user may not create a field in this view.
  func permitCreating(_ field: NewField) throws(ToolError) {
    try permitChanges()
    try check(.create(.widget))
    try permitCreating(at: PagePoint(pageIndex: field.pageIndex, point: field.rect.center))
  }

  /// The field of a widget that the user is about to fill in.
  ///
  /// - Throws: an error if that is not permitted in this view.
  func permitFilling(_ widget: Widget) throws(ToolError) -> PlacedField {
    try permitChanges()
    let field = try engine(document.formField(ofWidget: widget.annotation.id))
    guard let field else {
      throw .engine(.notFound(what: "field", "The field \(widget.field.name) is gone."))
    }
    try consult(aboutFilling: field)
    return field
  }
}
