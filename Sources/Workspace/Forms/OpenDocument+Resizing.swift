// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

extension OpenDocument {
  /// The edit with the current formatted texts of the resized widgets.
  public func formatting(_ edit: UpdateAnnotations) throws(ToolError) -> UpdateAnnotations {
    guard let formScripts else { return edit }
    var edit = edit
    for new in edit.annotations where new.type == .widget {
      guard let old = try engine(document.page(new.pageIndex).annotation(new.id)),
        old.rect.size != new.rect.size,
        let field = try engine(document.formField(ofWidget: new.id)), !field.field.isSecret
      else { continue }
      edit.shown[new.id] = try formScripts.shown(field)
    }
    return edit
  }
}
