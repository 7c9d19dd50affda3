// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

extension OpenDocument {
  /// Whether the user may do this with an annotation.
  ///
  /// - Throws: ``EditError/notPermitted(by:_:)``.
  func check(_ touch: AnnotationTouch) throws(EditError) {
    try editor.check(\.annotate)
    guard case .change(let annotation) = touch else { return }
    try annotation.requireUnlocked()
  }
}
