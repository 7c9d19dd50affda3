// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Adds annotations on top of the existing annotations of their pages.
public struct AddAnnotations: Edit, LogObject {
  public var annotations: [Annotation]

  public init(_ annotations: [Annotation]) { self.annotations = annotations }

  public static let kind = "addAnnotations"
  public static let logged = LogMembers<Self>(
    .required("annotations", \.annotations), make: Self.init(_:))
  public var name: String { "Add \(noun(annotations.map(\.type)))" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }

  public var touches: [AnnotationTouch] {
    annotations.map { .create($0.type, onPage: $0.pageIndex) }
  }

  public var scope: Set<Int>? { Set(annotations.map(\.pageIndex)) }

  public var pieces: [any Edit] {
    // Places are sorted instead of annotations, which are large.
    let order = annotations.indices.sorted {
      (annotations[$0].pageIndex, $0) < (annotations[$1].pageIndex, $1)
    }
    return order.inPieces(of: 25).map { piece in
      AddAnnotations(piece.map { annotations[$0] })
    }
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    let added = Set(annotations.map(\.id))
    for (index, new) in Dictionary(grouping: annotations, by: \.pageIndex).sorted(by: {
      $0.key < $1.key
    }) {
      try engine { () throws(EngineError) in
        let page = try document.page(index)
        var taken: Set<String> = []
        for id in new.map(\.id) {
          guard taken.insert(id).inserted, try page.annotation(id) == nil else {
            throw .rejected("Page \(index) already has an annotation \(id).")
          }
        }
        try page.add(new)
        guard new.contains(where: { $0.state != nil }) else { return }
        let all = try page.annotations
        effect.noteStates(before: all.filter { !added.contains($0.id) }, after: all)
      }
      effect.pages.insert(index)
    }
    effect.added = annotations.map(\.id)
    effect.notePopups(of: annotations.compactMap(\.parent).filter { !added.contains($0) })
    return effect
  }
}
