// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// What a model knows of an annotation: what is predicted of it, and nothing else.
struct PlainAnnotation {
  var id: String
  var type: AnnotationType
  /// The rectangle of what fills its rectangle; of the others it follows from their points.
  var rect: Rect
  var points: [Point]
  var contents: String?
  var author: String?
  var modified: Int64?
  var color: Color?
  var opacity: Double
  var flags: AnnotationFlags
  var replyTo: String?
  var isGrouped: Bool
  var groupName: String?
  var state: ReviewState?
  var parent: String?
  var popup: String?

  init(_ annotation: Annotation) {
    id = annotation.id
    type = annotation.type
    rect = annotation.rect
    points =
      annotation.quads.flatMap(\.points) + annotation.vertices + annotation.line
      + annotation.strokes.flatMap { $0 }
    contents = annotation.contents
    author = annotation.author
    modified = annotation.modified
    color = annotation.color
    opacity = annotation.opacity
    flags = annotation.flags
    replyTo = annotation.replyTo
    isGrouped = annotation.isGrouped
    groupName = annotation.groupName
    state = annotation.state
    parent = annotation.parent
    popup = annotation.popup
  }

  var isMarkup: Bool { type.isMarkup }

  mutating func move(by delta: Point) {
    rect = rect.moved(by: delta)
    points = points.map { $0 + delta }
  }

  /// How an annotation is not what it should be; `nil` where it is.
  func difference(from annotation: Annotation) -> String? {
    let other = PlainAnnotation(annotation)
    func unequal<V: Equatable>(_ name: String, _ path: KeyPath<PlainAnnotation, V>) -> String? {
      let (mine, its) = (self[keyPath: path], other[keyPath: path])
      return mine == its ? nil : "\(name) is \(its) in place of \(mine)"
    }
    let differences = [
      unequal("id", \.id), unequal("type", \.type), unequal("contents", \.contents),
      unequal("author", \.author), unequal("flags", \.flags.rawValue),
      unequal("replyTo", \.replyTo), unequal("isGrouped", \.isGrouped),
      unequal("groupName", \.groupName), unequal("state", \.state), unequal("parent", \.parent),
      unequal("popup", \.popup),
    ]
    if let difference = differences.compactMap(\.self).first { return difference }
    // A popup's dates and colour are its annotation's.
    if type != .popup, let difference = unequal("modified", \.modified) { return difference }
    if (opacity - other.opacity).magnitude > 0.001 { return "opacity is \(other.opacity)" }
    if points.count != other.points.count { return "there are \(other.points.count) points" }
    for (a, b) in zip(points, other.points) where a.distance(to: b) > Self.tolerance {
      return "a point is \(b) in place of \(a)"
    }
    guard points.isEmpty else { return nil }
    let corners = zip(rect.corners, other.rect.corners)
    return corners.contains { $0.distance(to: $1) > Self.tolerance }
      ? "rect is \(other.rect) in place of \(rect)" : nil
  }

  /// Files hold single precision, and thousands of moves add up.
  private static let tolerance = 0.1
}
