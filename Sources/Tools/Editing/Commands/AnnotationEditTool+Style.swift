// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Members

extension AnnotationEditTool {
  /// Changes the style of the selected annotations, in one step; each takes the members that its type
  /// has.
  mutating func restyle(
    _ change: PartialValue<AnnotationStyle>, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard case .idle = current, !context.selection.annotations.isEmpty else { return .notHandled }
    let selected = try changeable(context)
    var restyled: [Annotation] = []
    for annotation in selected {
      var copy = annotation
      change.apply(to: &copy.style)
      if copy != annotation { restyled.append(copy) }
    }
    _ = try edit(restyled, context) { () throws(ToolError) in
      try update(restyled, "Restyle", context)
    }
    return .handled
  }
}
