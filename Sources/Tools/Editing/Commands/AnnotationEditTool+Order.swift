// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

extension AnnotationEditTool {
  /// Makes what is selected part of the page's contents.
  func flatten(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    let selected = try changeable(context)
    guard selected.allSatisfy({ EditingTraits($0).isFlattened }) else { return .notHandled }
    try context.perform(FlattenAnnotations(selected))
    try context.select(.none)
    return .finished
  }

  /// Moves what is selected among the annotations that lie over and beneath it.
  func reorder(
    to place: AnnotationPlace, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    try context.perform(ReorderAnnotations(try changeable(context), to: place))
    return .handled
  }

  static let places: [EditingCommand: AnnotationPlace] = [
    .bringToFront: .front, .bringForward: .forward, .sendBackward: .backward, .sendToBack: .back,
  ]
}
