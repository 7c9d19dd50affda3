// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

extension AnnotationEditTool {
  /// Flattens the selected annotations into the page's contents.
  func flatten(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    let selected = try changeable(context)
    guard selected.allSatisfy({ EditingTraits($0).isFlattened }) else { return .notHandled }
    let isDone = try edit(selected, context) { () throws(ToolError) in
      try context.perform(FlattenAnnotations(selected))
      try context.select(.none)
    }
    return isDone ? .finished : .handled
  }

  /// Moves the selected annotations in the stacking order.
  func reorder(
    to place: AnnotationPlace, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let selected = try changeable(context)
    _ = try edit(selected, context) { () throws(ToolError) in
      try context.perform(ReorderAnnotations(selected, to: place))
    }
    return .handled
  }

  static let places: [EditingCommand: AnnotationPlace] = [
    .bringToFront: .front, .bringForward: .forward, .sendBackward: .backward, .sendToBack: .back,
  ]
}
