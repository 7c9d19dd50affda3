// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension OpenView {
  /// Evaluates what an event would do without disturbing the event under way, which may be waiting for
  /// an answer of the client.
  func aside<Result>(_ look: () throws(ToolError) -> Result) throws(ToolError) -> Result {
    let held = event
    defer { event = held }
    event = EventState(pointer: held.pointer)
    return try look()
  }
}
