// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// What a ``PlacingTool`` puts on a page.
public struct PlacedThing: Sendable {
  let type: AnnotationType
  /// Where it will be.
  let place: @Sendable (ToolName, Spot, any ToolContext) throws(ToolError) -> Rect
  /// Gives a draft there what it shows.
  let dress: @Sendable (inout Annotation, any ToolContext) throws(ToolError) -> Void
}
