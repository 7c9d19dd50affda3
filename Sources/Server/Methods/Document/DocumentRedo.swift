// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction
import Workspace

enum DocumentRedo: StepMethod {
  static let name = "document/redo"
  static let summary =
    "Redoes the step that was last undone. The step is in a tool's pending work or in the document."

  static func start(in open: OpenDocument) throws(ToolError) -> StepInProgress? {
    try open.startRedo()
  }

  static func take(in open: OpenDocument) throws(ToolError) -> TakenStep { try open.redo() }
}
