// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// A shape that is drawn vertex by vertex: a row for each tool.
struct PolyShape: Sendable {
  var tool: ToolName
  var type: AnnotationType
  /// The annotation's intent.
  var intent: String?
  var isMeasured = false
  /// Whether the outline is a cloud, whatever the tool's style says.
  var isCloudy = false

  var isClosed: Bool { type == .polygon }
  /// The minimum number of vertices.
  var leastVertices: Int { isClosed ? 3 : 2 }
}

extension PolyShape {
  static let polyline = PolyShape(tool: "polyline", type: .polyLine)
  static let polygon = PolyShape(tool: "polygon", type: .polygon)
  static let polygonCloud = PolyShape(
    tool: "polygonCloud", type: .polygon, intent: "PolygonCloud", isCloudy: true)
  static let perimeter = PolyShape(
    tool: "perimeter", type: .polyLine, intent: "PolyLineDimension", isMeasured: true)
  static let area = PolyShape(
    tool: "area", type: .polygon, intent: "PolygonDimension", isMeasured: true)
}
