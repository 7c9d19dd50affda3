// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// Moves annotations of one page by a distance in page space.
public struct MoveAnnotations: Edit, LogObject {
  public var annotations: [Annotation]
  public var delta: Point
  /// Seconds since 1970.
  public var date: Int64

  public init(_ annotations: [Annotation], by delta: Point, date: Int64) {
    self.annotations = annotations
    self.delta = delta
    self.date = date
  }

  public static let kind = "moveAnnotations"
  public static let logged = LogMembers<Self>(
    .references("annotations", \.annotations), .required("delta", \.delta),
    .required("date", \.date), make: Self.init(_:by:date:))
  public var name: String { "Move \(noun(annotations.map(\.type)))" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }

  public var touches: [AnnotationTouch] { annotations.map(AnnotationTouch.change) }

  public var pieces: [any Edit] {
    annotations.inPieces(of: 25).map { MoveAnnotations($0, by: delta, date: date) }
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    for annotation in annotations {
      let page = try engine(document.page(annotation.pageIndex))
      try effect.change(
        annotation.id, on: page, page.move(annotation: annotation.id, by: delta, modified: date))
    }
    return effect
  }
}
