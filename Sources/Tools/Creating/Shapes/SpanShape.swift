// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// A shape that is dragged from one point to another; one for each tool.
struct SpanShape: Sendable {
  enum Frame: Sendable {
    /// The points are opposite corners.
    case box
    /// The points are the ends.
    case line
  }

  var tool: ToolName
  var type: AnnotationType
  var frame = Frame.box
  /// The annotation's intent.
  var intent: String?
  var isMeasured = false
  /// Whether the user is first asked for a link target. The annotation is created after that.
  var needsLink = false
}

extension SpanShape {
  static let rectangle = SpanShape(tool: "rectangle", type: .square)
  static let ellipse = SpanShape(tool: "ellipse", type: .circle)
  static let redaction = SpanShape(tool: "redaction", type: .redact)
  static let link = SpanShape(tool: "link", type: .link, needsLink: true)
  static let rectangularArea = SpanShape(
    tool: "rectangularArea", type: .polygon, intent: "PolygonDimension", isMeasured: true)
  static let line = SpanShape(tool: "line", type: .line, frame: .line)
  static let arrow = SpanShape(tool: "arrow", type: .line, frame: .line, intent: "LineArrow")
  static let distance = SpanShape(
    tool: "distance", type: .line, frame: .line, intent: "LineDimension", isMeasured: true)
}
