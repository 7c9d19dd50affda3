// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension OpenView {
  public func trigger(_ event: FieldEvent, _ widget: Widget) throws(ToolError) {
    guard let trigger = ActionTrigger(rawValue: event.rawValue) else { return }
    try run(trigger, of: .annotation(widget.annotation.id))
  }
}
