// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

/// What a new annotation of a type is made of.
struct AnnotationRecipe {
  /// The member that gives it its shape.
  let shape: String
  /// The least number of points in it.
  var points = 0
  /// The members that only some types have, those of this one.
  var members: Set<String> = []
  /// Unless the client gives others; as MuPDF's own.
  let color: Color
  var flags: AnnotationFlags = .print

  static let all: [AnnotationType: AnnotationRecipe] = [
    .text: .init(
      shape: "rect", members: ["icon", "open"], color: .yellow,
      flags: [.print, .noZoom, .noRotate]),
    .square: .init(shape: "rect", members: ["border", "interiorColor"], color: .red),
    .circle: .init(shape: "rect", members: ["border", "interiorColor"], color: .red),
    .line: .init(
      shape: "line", points: 2, members: ["border", "interiorColor", "lineEndings"], color: .red),
    .polygon: .init(
      shape: "vertices", points: 3, members: ["border", "interiorColor"], color: .red),
    .polyLine: .init(
      shape: "vertices", points: 2, members: ["border", "interiorColor", "lineEndings"],
      color: .red),
    .ink: .init(shape: "strokes", points: 1, members: ["border"], color: .red),
    .highlight: .init(shape: "quads", points: 4, color: .yellow),
    .underline: .init(shape: "quads", points: 4, color: .green),
    .squiggly: .init(shape: "quads", points: 4, color: .magenta),
    .strikeOut: .init(shape: "quads", points: 4, color: .red),
  ]
}

extension AnnotationForm {
  /// The new annotation that a client describes, with an empty id where it gives none.
  ///
  /// - Throws: what is missing, or does not go with the type.
  func newAnnotation(
    by recipe: AnnotationRecipe, author: String?, now: Int64
  ) throws(WireError) -> Annotation {
    let points = try points(by: recipe)
    guard let bounds = rect ?? Rect(around: points) else {
      throw WireError(path: recipe.shape, message: "This member is missing.")
    }
    var new = Annotation(id: id ?? "", type: type, pageIndex: pageIndex, rect: bounds)
    new.contents = contents
    new.author = self.author ?? author
    new.subject = subject
    new.created = created?.seconds ?? now
    new.modified = modified?.seconds ?? now
    new.color = try opaque(color, "color") ?? recipe.color
    new.interiorColor = try opaque(interiorColor, "interiorColor")
    new.opacity = opacity ?? 1
    if let border {
      do { new.border = try border.border() } catch { throw error.under("border") }
    }
    new.flags = flags.map { $0.reduce(into: []) { $0.insert($1.flag) } } ?? recipe.flags
    new.quads = quads ?? []
    new.strokes = strokes?.map(\.points) ?? []
    new.vertices = vertices?.points ?? []
    new.line = line?.points ?? []
    new.lineEndings = lineEndings?.map(\.pdf) ?? []
    new.icon = icon
    new.isOpen = open
    new.replyTo = replyTo ?? group
    new.isGrouped = group != nil
    return new
  }

  /// The points that give the annotation its shape.
  private func points(by recipe: AnnotationRecipe) throws(WireError) -> [Point] {
    let given: [(name: String, isThere: Bool)] = [
      ("quads", quads != nil), ("strokes", strokes != nil), ("vertices", vertices != nil),
      ("line", line != nil), ("lineEndings", lineEndings != nil), ("icon", icon != nil),
      ("open", open != nil), ("border", border != nil), ("link", link != nil),
      ("interiorColor", interiorColor != nil),
    ]
    for (name, isThere) in given where isThere {
      guard name == recipe.shape || recipe.members.contains(name) else {
        throw WireError(path: name, message: "A new \(type.rawValue) has no \(name).")
      }
    }
    if let lineEndings, lineEndings.count != 2 {
      throw WireError(path: "lineEndings", message: "Expected two: of the start and of the end.")
    }
    if replyTo != nil, group != nil {
      throw WireError(path: "group", message: "Give replyTo or group, not both.")
    }
    return try shape(by: recipe)
  }

  private func shape(by recipe: AnnotationRecipe) throws(WireError) -> [Point] {
    switch recipe.shape {
    case "rect":
      guard let rect, rect.area > 0 else {
        throw WireError(path: "rect", message: "A \(type.rawValue) needs a rectangle with an area.")
      }
      return rect.corners
    case "quads": return try enough(quads?.flatMap(\.points), recipe)
    case "vertices": return try enough(vertices?.points, recipe)
    case "line":
      guard line?.points.count ?? 2 == 2 else {
        throw WireError(path: "line", message: "A line has two ends: [x0, y0, x1, y1].")
      }
      return try enough(line?.points, recipe)
    default:
      guard strokes?.allSatisfy({ !$0.points.isEmpty }) ?? true else {
        throw WireError(path: "strokes", message: "A stroke has a point at least.")
      }
      return try enough(strokes?.flatMap(\.points), recipe)
    }
  }

  private func enough(
    _ points: [Point]?, _ recipe: AnnotationRecipe
  ) throws(WireError) -> [Point] {
    guard let points, points.count >= recipe.points else {
      throw WireError(
        path: recipe.shape,
        message: "A new \(type.rawValue) needs \(recipe.points) points here.")
    }
    return points
  }

  private func opaque(_ color: ColorForm?, _ name: String) throws(WireError) -> Color? {
    guard color?.opacity ?? 1 == 1 else {
      throw WireError(path: name, message: "Give the opacity as the member opacity.")
    }
    return color?.color
  }
}

extension Color {
  fileprivate static let red = Color(red: 1, green: 0, blue: 0)
  fileprivate static let green = Color(red: 0, green: 1, blue: 0)
  fileprivate static let yellow = Color(red: 1, green: 1, blue: 0)
  fileprivate static let magenta = Color(red: 1, green: 0, blue: 1)
}
