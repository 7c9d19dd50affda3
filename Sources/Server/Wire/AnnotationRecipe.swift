// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import JSON

/// What an annotation of a type is made of.
struct AnnotationRecipe {
  /// The member that gives it its shape.
  let shape: String
  /// The least number of points in it.
  var points = 0
  /// The members that only some types have, those of this one.
  var members: Set<String> = []
  /// Of these, what a new one has to have: one of each row.
  var needs: [[String]] = []
  /// The tool whose new annotations look like it.
  let tool: ToolName
  var flags: AnnotationFlags = .print

  private static let outline: Set<String> = ["border", "interiorColor", "multiply"]

  static let all: [AnnotationType: AnnotationRecipe] = [
    .text: .init(
      shape: "rect", members: ["icon", "open", "state"], tool: "sticky",
      flags: [.print, .noZoom, .noRotate]),
    .link: .init(
      shape: "rect", members: ["quads", "border", "link"], needs: [["link"]], tool: "link"),
    .freeText: .init(
      shape: "rect",
      members: [
        "interiorColor", "border", "richText", "callout", "textBox", "lineEndings", "font", "align",
        "rotation",
        "uprightSize",
      ], tool: "freeText"),
    .square: .init(shape: "rect", members: outline, tool: "rectangle"),
    .circle: .init(shape: "rect", members: outline, tool: "ellipse"),
    .line: .init(
      shape: "line", points: 2,
      members: outline.union(["line", "lineEndings", "leader", "caption", "measure", "font"]),
      tool: "line"),
    .polygon: .init(
      shape: "vertices", points: 3, members: outline.union(["vertices", "measure", "font"]),
      tool: "polygon"),
    .polyLine: .init(
      shape: "vertices", points: 2,
      members: outline.union(["vertices", "lineEndings", "measure", "font"]), tool: "polyline"),
    .ink: .init(
      shape: "strokes", points: 1, members: ["strokes", "border", "pressures", "multiply"],
      tool: "freehand"),
    .highlight: .init(shape: "quads", points: 4, members: ["quads"], tool: "highlight"),
    .underline: .init(shape: "quads", points: 4, members: ["quads"], tool: "underline"),
    .squiggly: .init(shape: "quads", points: 4, members: ["quads"], tool: "squiggly"),
    .strikeOut: .init(shape: "quads", points: 4, members: ["quads"], tool: "strikeOut"),
    .redact: .init(
      shape: "rect",
      members: ["quads", "border", "interiorColor", "overlayText", "font", "align"],
      tool: "redaction"),
    .stamp: .init(
      shape: "rect",
      members: ["icon", "picture", "interiorColor", "border", "rotation", "uprightSize"],
      needs: [["icon", "picture"]], tool: "rubberStamp"),
    .popup: .init(
      shape: "rect", members: ["open", "parent"], needs: [["parent"]], tool: "sticky",
      flags: [.print, .noZoom, .noRotate]),
    .caret: .init(shape: "rect", tool: "rectangle"),
    .fileAttachment: .init(
      shape: "rect", members: ["icon", "attachment"], needs: [["attachment"]],
      tool: "fileAttachment"),
    .sound: .init(
      shape: "rect", members: ["icon", "sound"], needs: [["sound"]], tool: "sound"),
  ]

  /// - Throws: where an annotation has not got the shape that its type needs.
  func check(_ annotation: Annotation) throws(WireError) {
    let (count, name) = (annotation.shapePoints.count, annotation.type.rawValue)
    guard count >= points else {
      throw WireError(path: shape, message: "A \(name) needs \(points) points here.")
    }
    guard shape != "rect" || annotation.rect.area > 0 else {
      throw WireError(path: shape, message: "A \(name) needs a rectangle with an area.")
    }
  }
}

extension Annotation {
  /// The points that give it its shape; none of those that fill their rectangle.
  var shapePoints: [Point] {
    quads.flatMap(\.points) + vertices + line + strokes.flatMap { $0 }
  }
}
