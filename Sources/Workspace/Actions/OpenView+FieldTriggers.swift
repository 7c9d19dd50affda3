// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension OpenView {
  public func trigger(_ event: FieldEvent, _ widget: Widget) throws(ToolError) {
    guard let trigger = ActionTrigger(rawValue: event.rawValue) else { return }
    // A pointer that hovers there came before the touch, and leaves when it does.
    if event == .enter || event == .exit, sight.hovered == widget.annotation.id { return }
    try run(trigger, of: .annotation(widget.annotation.id))
  }

  public func acts(on event: FieldEvent, _ widget: Widget) throws(ToolError) -> Bool {
    guard let trigger = ActionTrigger(rawValue: event.rawValue) else { return false }
    return try engine(document.action(of: .annotation(widget.annotation.id), for: trigger) != nil)
  }
}
