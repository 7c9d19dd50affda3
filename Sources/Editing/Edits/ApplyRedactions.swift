// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Removes for good what is under redactions, and the redactions.
///
/// The log holds which redactions were applied, not what they removed.
public struct ApplyRedactions: Edit {
  public var redactions: [Annotation]
  public var options: RedactionOptions

  public init(_ redactions: [Annotation], _ options: RedactionOptions = RedactionOptions()) {
    self.redactions = redactions
    self.options = options
  }

  public static let kind = "applyRedactions"
  public var name: String { redactions.count == 1 ? "Apply Redaction" : "Apply Redactions" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }
  public var permissions: [KeyPath<Permissions, Bool> & Sendable] { [\.modify, \.annotate] }

  public var touches: [AnnotationTouch] { redactions.map(AnnotationTouch.change) }

  public var pieces: [any Edit] {
    redactions.byPage.map { ApplyRedactions($0, options) }
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    for (index, ids) in redactions.idsByPage {
      effect.removed += try engine { () throws(EngineError) in
        try document.page(index).apply(redactions: ids, options)
      }
      effect.pages.insert(index)
    }
    effect.erases = true
    return effect
  }
}

extension ApplyRedactions {
  public var encoded: JSONTree {
    [
      "redactions": redactions.map(\.reference).encoded,
      "images": options.images.rawValue.encoded, "paths": options.paths.rawValue.encoded,
    ]
  }

  public init(encoded: JSONTree) throws(EditError) {
    var options = RedactionOptions()
    guard let images = RedactionOptions.Images(rawValue: try encoded.decode("images")),
      let paths = RedactionOptions.Paths(rawValue: try encoded.decode("paths"))
    else { throw .unreadable("It redacts in a way that is not known.") }
    (options.images, options.paths) = (images, paths)
    self.init(try encoded.decode("redactions"), options)
  }
}
