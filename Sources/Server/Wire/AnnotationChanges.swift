// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import JSONRPC
import Members

struct AnnotationChanges: WireValue {
  @Indirect private var form = WireAnnotation()
  /// The names of all given members, including those with `null`.
  private var names: Set<String> = []
  private var hasType = false
  /// The given values of members that no change can set.
  private var fixed: [String: JSONTree] = [:]

  init() {}

  init(wire node: JSONNode) throws(WireError) {
    guard node.kind == .object else { throw .expected("an object", got: node) }
    for field in WireAnnotation.fields {
      let name = field.description.name
      guard let value = node[member: name] else { continue }
      names.insert(name)
      if !AnnotationChanges.settable.contains(name) {
        fixed[name] = AnnotationChanges.sorted(JSONTree(value))
      }
      try field.read(from: node, into: &form)
    }
    hasType = names.contains("type")
  }

  static var wireType: WireType {
    .named(
      .init(
        "AnnotationChanges", "AnnotationChanges",
        """
        The members of an [`Annotation`](#annotation) to change; `null` removes one. \
        `annotations/update` has more rules. `id` cannot change; `type` changes only among text \
        markups, `square` and `circle`, or `polygon` and `polyLine`. Widgets and screens, which \
        `annotations/add` does not create, accept a `link` too.
        """, is: ChangesSchema.type(of: WireAnnotation.self)))
  }

  func write(to writer: inout JSONWriter) { form.write(to: &writer) }

  /// The annotation after the changes; changed now, unless it is as before or a date is given.
  ///
  /// - Parameter scalesBorder: whether the line width scales with a new rectangle.
  /// - Throws: an error for a change that does not fit the annotation.
  func apply(
    to old: Annotation, now: Int64, scalesBorder: Bool = false
  ) throws(WireError) -> Annotation {
    try requireSameIdentity(as: old)
    var new = old
    if hasType { new.type = form.annotation.type }
    let recipe = AnnotationRecipe.all[new.type]
    for row in AnnotationMember.all where row.isChangeable && names.contains(row.name) {
      if recipe != nil {
        guard row.isOf(new.type) else { throw row.isNone(of: new.type) }
      } else if !new.type.mayHave(row) {
        throw WireError(
          path: row.name, message: "The \(row.name) of a \(new.type.rawValue) cannot be changed.")
      }
      try row.enter(form.annotation, into: &new, isCleared: !form.given.contains(row.name))
    }
    fitRect(of: &new, from: old)
    if scalesBorder, names.contains("rect"), !names.contains("border") {
      new.border.width = min(old.border.width * new.growth(from: old), 1000)
    }
    // A file may lack the shape; that does not keep anything else from being changed.
    if let recipe, names.contains(recipe.shape) { try recipe.check(new) }
    if !names.contains("modified"), !new.names(differingFrom: old).isEmpty { new.modified = now }
    return new
  }

  /// A new rectangle scales the points; new points without a rectangle determine it.
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

  /// The members that a change can set or that are checked. The latter have a check or an edit of their
  /// own.
  private static let settable = Set(AnnotationMember.all.filter(\.isChangeable).map(\.name))
    .union(["id", "type", "pageIndex"])

  /// Checks that fixed members keep their values. No change can set these members.
  ///
  /// - Parameters:
  ///   - id: the annotation.
  ///   - path: where the changes are.
  func requireFixed(
    of id: String, in document: Document, at path: String
  ) throws(RPCError) {
    guard !fixed.isEmpty else { return }
    var present = try engine(document.wireAnnotation(id))
    if fixed["coveredText"] != nil {
      present.coveredText = try engine(document.coveredText(of: present.annotation))
    }
    for (name, value) in fixed.sorted(by: { $0.key < $1.key }) {
      let known = AnnotationValues.tree(of: present, [name])[member: name] ?? .null
      guard value != AnnotationChanges.sorted(known) else { continue }
      let how = name == "layer" ? "Use layers/assign for it." : "It follows from the document."
      throw RPCError(
        WireError(path: name, message: "The \(name) of an annotation cannot be set here. \(how)")
          .under(path))
    }
  }

  /// The same value with its objects' members sorted by name.
  private static func sorted(_ tree: JSONTree) -> JSONTree {
    switch tree {
    case .array(let elements): .array(elements.map(sorted))
    case .object(let members):
      .object(
        members.map { JSONTree.Member($0.name, sorted($0.value)) }.sorted { $0.name < $1.name })
    default: tree
    }
  }

  private func requireSameIdentity(as old: Annotation) throws(WireError) {
    if names.contains("id"), form.annotation.id != old.id {
      throw WireError(path: "id", message: "An annotation's id cannot be changed.")
    }
  }

  /// The new page; `nil` if the annotation stays on its page.
  func newPage(of old: Annotation) -> Int? {
    names.contains("pageIndex") && form.annotation.pageIndex != old.pageIndex
      ? form.annotation.pageIndex : nil
  }

  /// Whether anything but the page changes.
  var isMore: Bool { !names.isSubset(of: ["id", "pageIndex"]) }
}

extension AnnotationType {
  /// Whether an annotation that cannot be created here may have a member. Widgets and screens have actions
  /// (ISO 32000-2, tables 190 and 191), and the author of a widget would be its field's name.
  fileprivate func mayHave(_ member: AnnotationMember) -> Bool {
    if member.name == "link" { return self == .widget || self == .screen }
    return member.types == nil && member.isRead(in: self)
  }
}

extension Annotation {
  /// The growth relative to an old annotation: the square root of the ratio of their areas, or, if
  /// one has no area, the ratio of their longer sides.
  fileprivate func growth(from old: Annotation) -> Double {
    let areas = rect.width * rect.height / (old.rect.width * old.rect.height)
    if areas.isFinite, areas > 0 { return areas.squareRoot() }
    let sides = max(rect.width, rect.height) / max(old.rect.width, old.rect.height)
    return sides.isFinite ? sides : 1
  }
}
