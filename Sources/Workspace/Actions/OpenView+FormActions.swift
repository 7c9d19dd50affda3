// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension OpenView {
  func resetForm(_ action: Action) throws(ToolError) -> ActionResult {
    .unsupported("The server does not reset forms.")
  }

  func submitForm(_ action: Action) throws(ToolError) -> ActionResult {
    .unsupported("The server does not prepare submissions.")
  }
}
