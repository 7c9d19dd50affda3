// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Adds annotations on top of their pages' others.
public struct AddAnnotations: Edit {
  public var annotations: [Annotation]

  public init(_ annotations: [Annotation]) { self.annotations = annotations }

  public static let kind = "addAnnotations"
  public var name: String { "Add \(noun(annotations.map(\.type)))" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }

  public var touches: [AnnotationTouch] { annotations.map { .create($0.type) } }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    for annotation in annotations {
      try engine { () throws(EngineError) in
        let page = try document.page(annotation.pageIndex)
        guard try page.annotation(annotation.id) == nil else {
          throw .rejected("Page \(page.index) has an annotation \(annotation.id) already.")
        }
        try page.add(annotation)
      }
      effect.pages.insert(annotation.pageIndex)
      effect.added.append(annotation.id)
    }
    return effect
  }
}

extension AddAnnotations {
  public var encoded: JSONTree {
    ["annotations": annotations.encoded]
  }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(try encoded.decode("annotations"))
  }
}
