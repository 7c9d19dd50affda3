// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

/// The wire form of changes to an annotation.
struct AnnotationChanges: WireValue {
  private var form = WireAnnotation()
  /// The members that are there, those with `null` among them.
  private var names: Set<String> = []
  private var hasType = false

  init() {}

  init(wire node: JSONNode) throws(WireError) {
    guard node.kind == .object else { throw .expected("an object", got: node) }
    for field in WireAnnotation.fields where node[member: field.description.name] != nil {
      names.insert(field.description.name)
      try field.read(from: node, into: &form)
    }
    hasType = names.contains("type")
  }

  static var wireType: WireType {
    .named(
      .init(
        "AnnotationChanges", "AnnotationChanges",
        """
        The members of an [`Annotation`](#annotation) that are to become others; `null` takes one \
        away. The `id` stays as it is; `type` changes only among text markups, between `square` and \
        `circle`, and between `polygon` and `polyLine`. A `rect` alone scales points along. A \
        `pageIndex` moves the annotation to another page, on top of the others there, with its group, \
        replies and popup. A widget and a screen, which `annotations/add` does not make, take a \
        `link` too.
        """, is: ChangesSchema.type(of: WireAnnotation.self)))
  }

  func write(to writer: inout JSONWriter) { form.write(to: &writer) }

  /// The annotation with the changes made.
  ///
  /// - Parameter scalesBorder: whether the width of lines grows and shrinks with a new rectangle.
  /// - Throws: what does not go with the annotation.
  func apply(
    to old: Annotation, now: Int64, scalesBorder: Bool = false
  ) throws(WireError) -> Annotation {
    try requireSameIdentity(as: old)
    var new = old
    if hasType { new.type = form.annotation.type }
    new.modified = now
    let recipe = AnnotationRecipe.all[new.type]
    for row in AnnotationMember.all where row.isChangeable && names.contains(row.name) {
      if recipe != nil {
        guard row.isOf(new.type) else { throw row.isNone(of: new.type) }
      } else if row.types != nil, !new.type.mayHave(row) {
        throw WireError(
          path: row.name, message: "The \(row.name) of a \(new.type.rawValue) stays as it is.")
      }
      try row.enter(form.annotation, into: &new, isCleared: !form.given.contains(row.name))
    }
    fitRect(of: &new, from: old)
    if scalesBorder, names.contains("rect"), !names.contains("border") {
      new.border.width = min(old.border.width * new.growth(from: old), 1000)
    }
    try recipe?.check(new)
    return new
  }

  /// A new rectangle scales the points, new points have their rectangle with them.
  private func fitRect(of new: inout Annotation, from old: Annotation) {
    let points = new.shapePoints
    guard !points.isEmpty, points != old.shapePoints || names.contains("rect") else { return }
    if points == old.shapePoints {
      let rect = new.rect
      new.rect = old.rect
      new = new.mapped(by: old.rect.map(to: rect))
    } else if !names.contains("rect"), let bounds = Rect(around: points) {
      new.rect = bounds
    }
  }

  private func requireSameIdentity(as old: Annotation) throws(WireError) {
    if names.contains("id"), form.annotation.id != old.id {
      throw WireError(path: "id", message: "An annotation's id stays.")
    }
  }

  /// The page that it comes to; `nil` where it stays.
  func newPage(of old: Annotation) -> Int? {
    names.contains("pageIndex") && form.annotation.pageIndex != old.pageIndex
      ? form.annotation.pageIndex : nil
  }

  /// Whether anything but the page changes.
  var isMore: Bool { !names.isSubset(of: ["id", "pageIndex"]) }
}

extension AnnotationType {
  /// Whether one that cannot be made here may have its action changed (ISO 32000-2, tables 190 and 191).
  fileprivate func mayHave(_ member: AnnotationMember) -> Bool {
    member.name == "link" && (self == .widget || self == .screen)
  }
}

extension Annotation {
  /// How much larger it is than another one: the square root of how their areas compare, or how their
  /// longer sides do where one has none.
  fileprivate func growth(from old: Annotation) -> Double {
    let areas = rect.width * rect.height / (old.rect.width * old.rect.height)
    if areas.isFinite, areas > 0 { return areas.squareRoot() }
    let sides = max(rect.width, rect.height) / max(old.rect.width, old.rect.height)
    return sides.isFinite ? sides : 1
  }
}
