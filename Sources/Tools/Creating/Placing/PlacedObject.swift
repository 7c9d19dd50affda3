// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// An object that a ``PlacingTool`` puts on a page.
public struct PlacedObject: Sendable {
  let type: AnnotationType
  /// The size for a tap. It is computed once per touch, since text layout is slow.
  let size: @Sendable (ToolName, any ToolContext) throws(ToolError) -> Size
  /// The place of the object.
  let place: @Sendable (PlacementPoint, Size) -> Rect
  /// Adds the contents to a draft.
  let dress: @Sendable (inout Annotation, any ToolContext) throws(ToolError) -> Void
}
