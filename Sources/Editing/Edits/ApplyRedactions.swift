// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Applies redactions: permanently removes the content under them, and the redactions.
///
/// The log holds the applied redactions, not the removed content.
public struct ApplyRedactions: Edit {
  public var redactions: [Annotation]
  public var options: RedactionOptions
  /// Text to remove with them that has no place on a page. The log only gets its location.
  public var erasures: [TextErasure]

  public init(
    _ redactions: [Annotation], _ options: RedactionOptions = RedactionOptions(),
    erasures: [TextErasure] = []
  ) {
    self.redactions = redactions
    self.options = options
    self.erasures = erasures
  }

  public static let kind = "applyRedactions"
  public var name: String { redactions.count == 1 ? "Apply Redaction" : "Apply Redactions" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }
  public var permissions: [KeyPath<Permissions, Bool> & Sendable] { [\.modify, \.annotate] }

  public var touches: [AnnotationTouch] { redactions.map(AnnotationTouch.change) }

  public var scope: Set<Int>? {
    erasures.isEmpty ? Set(redactions.map(\.pageIndex)) : nil
  }

  public var pieces: [any Edit] {
    // The erasures come first, while their locations are still valid.
    let first = erasures.isEmpty ? [] : [ApplyRedactions([], options, erasures: erasures)]
    return first + redactions.byPage.map { ApplyRedactions($0, options) }
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    // First, while their locations are still valid.
    if !erasures.isEmpty {
      effect.pages = try engine(document.erase(erasures))
      effect.note(erasures)
    }
    for (index, ids) in redactions.idsByPage {
      let report = try engine(document.page(index).apply(redactions: ids, options))
      effect.removed += report.removed
      effect.redactions.append(report)
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
      "erasures": erasures.encoded,
    ]
  }

  public init(encoded: JSONTree) throws(EditError) {
    var options = RedactionOptions()
    guard let images = RedactionOptions.Images(rawValue: try encoded.decode("images")),
      let paths = RedactionOptions.Paths(rawValue: try encoded.decode("paths"))
    else { throw .unreadable("It has an unknown redaction option.") }
    (options.images, options.paths) = (images, paths)
    // Older logs have none.
    let erasures: [TextErasure]? = try encoded.decodeIfPresent("erasures")
    self.init(try encoded.decode("redactions"), options, erasures: erasures ?? [])
  }
}
