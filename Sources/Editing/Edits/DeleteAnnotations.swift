// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Deletes annotations with their popups.
public struct DeleteAnnotations: Edit {
  public var annotations: [Annotation]

  public init(_ annotations: [Annotation]) { self.annotations = annotations }

  public static let kind = "deleteAnnotations"
  public var name: String { "Delete \(noun(annotations.map(\.type)))" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }

  public var touches: [AnnotationTouch] { annotations.map(AnnotationTouch.change) }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    for annotation in annotations where !effect.removed.contains(annotation.id) {
      effect.removed += try engine { () throws(EngineError) in
        try document.page(annotation.pageIndex).remove(annotation: annotation.id)
      }
      effect.pages.insert(annotation.pageIndex)
    }
    return effect
  }
}

extension DeleteAnnotations {
  public var encoded: JSONTree {
    ["annotations": annotations.map(\.reference).encoded]
  }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(try encoded.decode("annotations"))
  }
}
