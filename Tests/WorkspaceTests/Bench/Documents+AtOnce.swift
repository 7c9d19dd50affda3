// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

@testable import Workspace

/// Work that is done in steps, done at once.
extension Documents {
  func open(
    _ origin: DocumentOrigin, password: String?, isReadOnly: Bool
  ) throws(EditError) -> OpenDocument {
    let opening = startOpening(origin, password: password, isReadOnly: isReadOnly)
    opening.run(in: context)
    return try finish(opening)
  }
}

extension OpenDocument {
  func save(to path: String?) throws(EditError) {
    let save = try startSave(to: path)
    didFinish(save, try save.finish(in: document.context))
  }
}
