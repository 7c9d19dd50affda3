// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import JSON

/// The wire form of a change that several annotations share.
struct AnnotationPatch: Record {
  static let summary = "A change that one or more annotations share."
  var ids: [String] = []
  var offset: Point?
  var values = AnnotationValues()
  var reordered: Bool?

  static let fields: [Field<Self>] = [
    .required("ids", \.ids, "The annotations."),
    .optional(
      "offset", \.offset,
      "The distance in points by which `rect` and all their points moved, to a thousandth."),
    .required("values", \.values, "The other changed members, with their values now."),
    .optional(
      "reordered", \.reordered,
      "Whether the stacking order on their page changed: `annotations/list` returns it."),
  ]

  /// The changes of annotations. Each has the ids of all annotations that it applies to, in the order
  /// of the ids.
  ///
  /// - Parameter touched: the changed annotations after the change.
  static func all(of effect: EditEffect, _ touched: [String: WireAnnotation]) -> [AnnotationPatch] {
    var patches: [AnnotationPatch] = []
    var places: [Difference: Int] = [:]
    for id in effect.changed {
      guard let form = touched[id] else { continue }
      let difference = Difference(form, effect.differences[id] ?? [], effect.offsets[id])
      if let place = places[difference] {
        patches[place].ids.append(id)
      } else {
        places[difference] = patches.count
        patches.append(difference.patch(of: id))
      }
    }
    return patches
  }

  private static let measuring = Annotation.places.union(["measure"])

  private struct Difference: Hashable {
    let offset: Point?
    let values: JSONTree
    let isReordered: Bool

    init(_ form: WireAnnotation, _ changed: Set<Annotation.Property>, _ offset: Point?) {
      self.offset = offset
      isReordered = changed.contains(.order)
      let told = offset == nil ? changed : changed.subtracting(Annotation.places)
      let names = WireAnnotation.fields.map(\.description.name).filter { name in
        switch name {
        // What is drawn anew may have had no appearance before.
        case "hasAppearance": offset == nil || changed.contains(.init(stringLiteral: name))
        // It follows from the points and the scale, so that it is no property of its own.
        case "measured":
          form.annotation.measure != nil && !told.isDisjoint(with: AnnotationPatch.measuring)
        case "states" where form.states != nil: true
        default: told.contains(.init(stringLiteral: name))
        }
      }
      values = AnnotationValues.tree(of: form, names)
    }

    func patch(of id: String) -> AnnotationPatch {
      AnnotationPatch(
        ids: [id], offset: offset, values: AnnotationValues(tree: values),
        reordered: isReordered.ifTrue)
    }
  }
}

/// Some members of an annotation with their values; `null` for removed members.
struct AnnotationValues: WireValue {
  private let tree: JSONTree

  init() { tree = .object([]) }
  init(tree: JSONTree) { self.tree = tree }
  init(wire node: JSONNode) { tree = JSONTree(node) }

  static var wireType: WireType {
    .named(
      .init(
        "AnnotationValues", "AnnotationValues",
        """
        Members of an [`Annotation`](#annotation) with their values; `null` for removed members.
        """,
        is: ChangesSchema.type(of: WireAnnotation.self)))
  }

  func write(to writer: inout JSONWriter) { tree.write(to: &writer) }

  /// The members with these names.
  static func tree(of form: WireAnnotation, _ names: [String]) -> JSONTree {
    guard !names.isEmpty, let choice = try? MemberChoice<WireAnnotation>(names) else {
      return .object([])
    }
    var writer = JSONWriter()
    choice(form).write(to: &writer)
    let written = try? JSONTree.parse(String(decoding: writer.bytes, as: UTF8.self))
    return .object(names.map { .init($0, written?[member: $0] ?? .null) })
  }
}
