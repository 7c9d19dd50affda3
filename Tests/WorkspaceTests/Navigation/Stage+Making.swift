// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Tools

@testable import Workspace

extension Stage {
  /// A way to touch a point.
  typealias Touch = @Sendable (Stage, Double, Double) throws -> EventReport
  static let tapping: Touch = { try $0.tap($1, $2) }
  static let tappingTwice: Touch = { try $0.doubleTap($1, $2) }
  static let longPressing: Touch = { try $0.longPress($1, $2) }
  static let clicking: Touch = { try $0.contextMenu($1, $2) }

  var creatingTools: [ToolName] {
    ToolTable.kinds.filter { $0.annotationType != nil && $0.group != .forms }.map(\.name)
  }

  /// Adds an annotation that covers (100, 280) to (200, 320) of a page, and its middle in particular.
  @discardableResult
  func add(
    _ type: AnnotationType, id: String? = nil, page: Int = 0,
    _ rect: Rect = Rect(100, 280, 200, 320), _ change: (inout Annotation) -> Void = { _ in }
  ) throws -> Annotation {
    var new = Annotation(
      id: id ?? "new-\(type.rawValue)", type: type, pageIndex: page, rect: rect)
    new.flags = .print
    new.color = Color(red: 1, green: 0, blue: 0)
    new.interiorColor = [.square, .circle, .polygon].contains(type) ? new.color : nil
    let (left, right) = (Point(rect.x0, rect.center.y), Point(rect.x1, rect.center.y))
    switch type {
    case .line: new.line = [left, right]
    case .polyLine: new.vertices = [left, rect.center, right]
    case .polygon: new.vertices = rect.corners
    case .ink: new.strokes = [[left, right]]
    case .highlight, .underline, .squiggly, .strikeOut, .redact: new.quads = [Quad(rect)]
    default: break
    }
    change(&new)
    try open.editor.perform(AddAnnotations([new]), cause: .api)
    return new
  }
}
