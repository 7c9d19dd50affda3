// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension TextSelectTool {
  /// Handles a long press on an image without text at that place: it selects the image, and does nothing
  /// more until it ends; `nil` for any other press.
  mutating func press(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome? {
    guard step.phase == .began else {
      guard case .idle = current, context.selection.image != nil else { return nil }
      if step.phase == .cancelled { try context.select(.none) }
      return .handled
    }
    guard try grippedHandle(at: step.origin, context) == nil,
      try context.character(at: step.origin) == nil,
      let image = try context.image(at: step.origin)
    else { return nil }
    current = .idle
    if context.selection.image == image { return .handled }
    let isSelected = try context.activate(.selectText, .none, at: step.origin.page) {
      () throws(ToolError) in try context.select(.image(image))
    }
    return isSelected ? .handled : refusal(context)
  }
}
