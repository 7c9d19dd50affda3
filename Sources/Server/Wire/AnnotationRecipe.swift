// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import JSON

/// How to create an annotation of a type. ``AnnotationMember`` declares the members that it may
/// have.
struct AnnotationRecipe {
  /// The member that determines the shape.
  let shape: String
  /// The minimum number of points in that member.
  var points = 0
  /// The members that a new annotation needs: one of each row.
  var needs: [[String]] = []
  /// The tool with the default style.
  let tool: ToolName
  var flags: AnnotationFlags = .print

  static let all: [AnnotationType: AnnotationRecipe] = [
    .text: .init(shape: "rect", tool: "sticky", flags: [.print, .noZoom, .noRotate]),
    .link: .init(shape: "rect", needs: [["link"]], tool: "link"),
    .freeText: .init(shape: "rect", tool: "freeText"),
    .square: .init(shape: "rect", tool: "rectangle"),
    .circle: .init(shape: "rect", tool: "ellipse"),
    .line: .init(shape: "line", points: 2, tool: "line"),
    .polygon: .init(shape: "vertices", points: 3, tool: "polygon"),
    .polyLine: .init(shape: "vertices", points: 2, tool: "polyline"),
    .ink: .init(shape: "strokes", points: 1, tool: "freehand"),
    .highlight: .init(shape: "quads", points: 4, tool: "highlight"),
    .underline: .init(shape: "quads", points: 4, tool: "underline"),
    .squiggly: .init(shape: "quads", points: 4, tool: "squiggly"),
    .strikeOut: .init(shape: "quads", points: 4, tool: "strikeOut"),
    .redact: .init(shape: "rect", tool: "redaction"),
    .stamp: .init(shape: "rect", needs: [["icon", "picture"]], tool: "rubberStamp"),
    .popup: .init(
      shape: "rect", needs: [["parent"]], tool: "sticky", flags: [.print, .noZoom, .noRotate]),
    .caret: .init(shape: "rect", tool: "rectangle"),
    .fileAttachment: .init(shape: "rect", needs: [["attachment"]], tool: "fileAttachment"),
    .sound: .init(shape: "rect", needs: [["sound"]], tool: "sound"),
  ]

  /// - Throws: an error if the annotation does not have the shape that its type needs.
  func check(_ annotation: Annotation) throws(WireError) {
    let (count, name) = (annotation.shapePoints.count, annotation.type.rawValue)
    guard count >= points else {
      let wanted =
        switch (shape, points) {
        case ("quads", _): "at least one quad"
        case (_, 1): "at least one point"
        default: "at least \(points) points"
        }
      throw WireError(path: shape, message: "The type \(name) needs \(wanted).")
    }
    guard shape != "rect" || annotation.rect.area > 0 else {
      throw WireError(path: shape, message: "The type \(name) needs a rectangle with an area.")
    }
  }
}

extension Annotation {
  /// The points that determine the shape; empty for annotations that fill their rectangle.
  var shapePoints: [Point] {
    quads.flatMap(\.points) + vertices + line + strokes.flatMap { $0 }
  }
}
