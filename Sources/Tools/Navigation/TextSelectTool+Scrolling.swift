// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

extension TextSelectTool {
  /// A finger drags the ends of the selection, and elsewhere moves the pages while the selection stays;
  /// if nothing is selected, it selects like a mouse.
  mutating func drag(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch (step.phase, current) {
    case (.began, _):
      guard context.selection.isOfContents, try grippedHandle(at: step.origin, context) == nil
      else { break }
      current = .scrolling(last: step.origin)
      return .handled
    case (.moved, .scrolling(let last)), (.ended, .scrolling(let last)):
      try context.scroll(by: last.position - step.current.position)
      current = step.phase == .ended ? .idle : .scrolling(last: step.current)
      return .handled
    case (.cancelled, .scrolling):
      current = .idle
      return .handled
    default: break
    }
    return try follow(step, beginning: TextSelectTool.unit(ofPress: step.pressCount), context)
  }
}
