// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

extension OpenDocument {
  /// Whether the user may do this with an annotation.
  ///
  /// - Throws: ``EditError/notPermitted(by:_:)``.
  func check(_ touch: AnnotationTouch) throws(EditError) {
    if case .fill(let widget) = touch {
      try editor.check(\.fillForms)
      return try widget.requireFillable()
    }
    try editor.check(\.annotate)
    guard case .change(let annotation) = touch else { return }
    try annotation.requireUnlocked()
  }
}

extension OpenDocument {
  /// Why a tool cannot be taken; `nil` where it can.
  public func whyNot(_ kind: ToolKind) -> ToolError? {
    guard let type = kind.annotationType else { return nil }
    do throws(EditError) { try check(.create(type)) } catch { return .edit(error) }
    return nil
  }
}
