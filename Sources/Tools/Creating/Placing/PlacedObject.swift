// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// An object that a ``PlacingTool`` puts on a page.
public struct PlacedObject: Sendable {
  let type: AnnotationType
  /// As large as a tap places it. It is asked for once a touch: setting text takes its time.
  let size: @Sendable (ToolName, any ToolContext) throws(ToolError) -> Size
  /// The place of the object.
  let place: @Sendable (PlacementPoint, Size) -> Rect
  /// Gives a draft there what it shows.
  let dress: @Sendable (inout Annotation, any ToolContext) throws(ToolError) -> Void
}
