// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Removes for good what is under redactions, and the redactions.
///
/// The log holds which redactions were applied, not what they removed.
public struct ApplyRedactions: Edit {
  public var redactions: [Annotation]
  public var options: RedactionOptions
  /// Text that goes with them, though it has no place on a page. Only where it is gets logged.
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
    // The erasures come first, while everything is where it was found.
    let first = erasures.isEmpty ? [] : [ApplyRedactions([], options, erasures: erasures)]
    return first + redactions.byPage.map { ApplyRedactions($0, options) }
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    // First, while everything is where it was found.
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
    else { throw .unreadable("It redacts in a way that is not known.") }
    (options.images, options.paths) = (images, paths)
    // Older logs have none.
    let erasures: [TextErasure]? = try encoded.decodeIfPresent("erasures")
    self.init(try encoded.decode("redactions"), options, erasures: erasures ?? [])
  }
}
