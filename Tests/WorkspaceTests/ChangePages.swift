// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction
import Workspace

extension OpenDocument {
  /// Makes an edit of pages at once.
  func changePages(_ edit: some PageEdit) throws -> Change {
    try editor.perform(prepare(edit), cause: .api)
  }
}
