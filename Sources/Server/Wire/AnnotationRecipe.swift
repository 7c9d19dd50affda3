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

extension WireAnnotation {
  /// The new annotation that a client describes; its id is empty if the client gives none.
  ///
  /// - Throws: an error for a member that is missing or does not fit the type.
  func newAnnotation(
    by recipe: AnnotationRecipe, author: String?, now: Int64
  ) throws(WireError) -> Annotation {
    if given.isSuperset(of: ["replyTo", "group"]) {
      throw WireError(path: "group", message: "Give replyTo or group, not both.")
    }
    let type = annotation.type
    var new = Annotation(
      id: annotation.id, type: type, pageIndex: annotation.pageIndex, rect: Rect(0, 0, 0, 0))
    recipe.apply(to: &new, isCallout: given.contains("callout"))
    // A popup has the author and dates of its annotation.
    if type != .popup { (new.author, new.created, new.modified) = (author, now, now) }
    for row in AnnotationMember.all where row.isChangeable && given.contains(row.name) {
      guard row.isOf(type) else { throw row.isNone(of: type) }
      try row.enter(annotation, into: &new, isCleared: false)
    }
    new.layer = annotation.layer
    if !given.contains("rect"), let bounds = Rect(around: new.shapePoints) { new.rect = bounds }
    try recipe.check(new)
    for names in recipe.needs where given.isDisjoint(with: names) {
      throw WireError(
        path: names.last ?? "",
        message: "A new \(type.rawValue) needs \(names.joined(separator: " or ")).")
    }
    try requireBytes()
    return new
  }

  private func requireBytes() throws(WireError) {
    if let attachment = annotation.attachment, attachment.bytes == nil {
      throw WireError(path: "attachment.data", message: "A new attachment needs the file.")
    }
    if let sound = annotation.sound, sound.bytes == nil {
      throw WireError(path: "sound.data", message: "A new sound needs the samples.")
    }
  }
}

extension AnnotationRecipe {
  /// Gives a new annotation the default style of its tool.
  fileprivate func apply(to new: inout Annotation, isCallout: Bool) {
    func has(_ name: String) -> Bool { AnnotationMember.named(name)?.isOf(new.type) ?? false }
    let style = StyleDefaults.style(of: isCallout ? "callout" : tool)
    new.color = style.color
    new.interiorColor = style.interiorColor
    new.opacity = style.opacity
    new.border = style.border
    if has("icon"), new.type != .stamp { new.icon = style.icon }
    if isCallout { new.lineEndings = style.lineEndings }
    if has("align") { new.text = style.text }
    new.flags = flags
  }
}

extension AnnotationMember {
  /// Sets the client's value, or the default for a cleared member.
  func enter(_ given: Annotation, into new: inout Annotation, isCleared: Bool) throws(WireError) {
    let old = new
    member.copy(from: given, to: &new)
    try AnnotationRule.check(self, old, &new, isCleared: isCleared)
  }

  func isNone(of type: AnnotationType) -> WireError {
    WireError(path: name, message: "Annotations of type \(type.rawValue) have no \(name).")
  }
}
