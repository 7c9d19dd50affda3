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
    var taken: [Int: Set<String>] = [:]
    for annotation in annotations {
      let index = annotation.pageIndex
      try engine { () throws(EngineError) in
        let page = try document.page(index)
        // What is there is read once a page, and not again after each of many.
        if taken[index] == nil { taken[index] = Set(try page.annotations.map(\.id)) }
        guard taken[index]?.insert(annotation.id).inserted == true else {
          throw .rejected("Page \(index) has an annotation \(annotation.id) already.")
        }
        try page.add(annotation)
      }
      effect.pages.insert(index)
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
