// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension OpenView {
  func runScript(
    _ action: Action, _ occasion: ActionOccasion
  ) throws(ToolError) -> ActionResult {
    .unsupported("Scripts are off: give javascript to initialize to let them run.")
  }
}
