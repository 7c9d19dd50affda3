// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// Merges several annotations of the same kind, look and page. They are text markups or ink drawings.
/// The lowest one gets the marks or strokes, the replies and the group members of the others, which are
/// removed.
public struct MergeAnnotations: Edit, LogObject {
  public var annotations: [Annotation]
  /// Seconds since 1970.
  public var date: Int64

  public init(_ annotations: [Annotation], date: Int64) {
    self.annotations = annotations
    self.date = date
  }

  public static let kind = "mergeAnnotations"
  public static let logged = LogMembers<Self>(
    .references("annotations", \.annotations), .required("date", \.date), make: Self.init(_:date:))
  public var name: String { "Merge \(noun(annotations.map(\.type)))" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }

  public var touches: [AnnotationTouch] { annotations.map(AnnotationTouch.change) }

  /// Why annotations cannot be merged; `nil` if they can be.
  public static func obstacle(_ annotations: [Annotation]) -> String? {
    guard let first = annotations.first, Set(annotations.map(\.id)).count > 1 else {
      return "one annotation alone cannot be merged"
    }
    guard annotations.allSatisfy({ $0.pageIndex == first.pageIndex }) else {
      return "annotations of several pages cannot be merged"
    }
    guard first.type.isTextMarkup || first.type == .ink,
      annotations.allSatisfy({ $0.type == first.type })
    else { return "only text markups of one kind, or drawings in ink, can be merged" }
    guard annotations.allSatisfy({ $0.isPaintedLike(first) }) else {
      return "annotations that look different cannot be merged: give them one style first"
    }
    return nil
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    guard let index = annotations.first?.pageIndex else { return EditEffect() }
    let page = try engine(document.page(index))
    let all = try engine(page.annotations)
    let ids = Set(annotations.map(\.id))
    let members = all.filter { ids.contains($0.id) }
    if let obstacle = MergeAnnotations.obstacle(members) { throw .engine(.unsupported(obstacle)) }
    guard let first = members.first else { return EditEffect() }
    let others = Set(members.dropFirst().map(\.id))

    var effect = EditEffect()
    for annotation in all where !others.contains(annotation.id) {
      var new = annotation
      if annotation.id == first.id {
        new = members.merged(into: first)
        new.modified = date
      }
      if let target = new.replyTo, others.contains(target) {
        new.replyTo = new.id == first.id ? nil : first.id
        if new.replyTo == nil { new.isGrouped = false }
      }
      guard new != annotation else { continue }
      try effect.change(new.id, on: page, page.update(new))
    }
    let removed = members.dropFirst().map(\.id)
    effect.removed += try engine(page.remove(removed))
    effect.pages.insert(index)
    return effect
  }
}

extension Annotation {
  fileprivate func isPaintedLike(_ other: Annotation) -> Bool {
    color == other.color && opacity == other.opacity && border == other.border
      && multiplies == other.multiplies
  }
}

extension [Annotation] {
  /// The first annotation with the marks and strokes of all. Marks that lie within others are left out.
  fileprivate func merged(into first: Annotation) -> Annotation {
    var merged = first
    merged.rect = dropFirst().reduce(first.rect) { $0.union($1.rect) }
    var quads: [Quad] = []
    for quad in flatMap(\.quads) {
      let box = quad.bounds
      guard !quads.contains(where: { $0.bounds.union(box) == $0.bounds }) else { continue }
      quads.removeAll { box.union($0.bounds) == box }
      quads.append(quad)
    }
    merged.quads = quads
    merged.strokes = flatMap(\.strokes)
    if contains(where: { !$0.pressures.isEmpty }) {
      merged.pressures = flatMap { drawing in
        drawing.strokes.indices.map { index in
          index < drawing.pressures.count ? drawing.pressures[index] : []
        }
      }
    }
    var texts: [String] = []
    for text in compactMap(\.contents) where !text.isEmpty && !texts.contains(text) {
      texts.append(text)
    }
    if !texts.isEmpty { merged.contents = texts.joined(separator: first.type == .ink ? "\n" : " ") }
    return merged
  }
}
