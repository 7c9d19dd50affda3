// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension OpenView {
  /// Looks at what an event would do, beside the event under way if there is one: that may wait for an
  /// answer of the client, and goes on as if nobody had looked.
  func aside<Result>(_ look: () throws(ToolError) -> Result) throws(ToolError) -> Result {
    let held = event
    defer { event = held }
    event = EventState(pointer: held.pointer)
    return try look()
  }
}
