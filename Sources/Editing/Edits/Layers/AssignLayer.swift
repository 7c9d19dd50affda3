// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

/// Puts annotations on a layer, or on none.
public struct AssignLayer: Edit, LogObject {
  public var targets: [HideAnnotations.Target]
  /// The number of the layer's object; `nil`: no layer.
  public var number: Int?

  public static let kind = "assignLayer"
  public static let logged = LogMembers<Self>(
    .required("targets", \.targets), .nullable("number", \.number),
    make: Self.init(targets:number:))
  public var name: String { "Set Layer of " + noun(targets.map(\.type)) }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }

  public var touches: [AnnotationTouch] {
    targets.map {
      .change(Annotation(id: $0.id, type: $0.type, pageIndex: $0.pageIndex, rect: Rect(0, 0, 0, 0)))
    }
  }

  public var pieces: [any Edit] {
    guard targets.count > 25 else { return [self] }
    let pages = Dictionary(grouping: targets, by: \.pageIndex).sorted { $0.key < $1.key }
    return pages.flatMap { $0.value.inPieces(of: 25) }.map {
      var piece = self
      piece.targets = $0
      return piece
    }
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    let writer = LayerWriter(document)
    var effect = EditEffect()
    for target in targets {
      let page = try engine(document.page(target.pageIndex))
      try effect.change(target.id, on: page, writer.put(target.id, of: page, on: number))
    }
    return effect
  }
}

extension AssignLayer {
  public init(_ annotations: [Annotation], to number: Int?) {
    self.init(targets: annotations.map(HideAnnotations.Target.init), number: number)
  }
}
