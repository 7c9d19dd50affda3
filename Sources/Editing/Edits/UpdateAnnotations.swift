// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Replaces annotations. Each value is the complete new state of the annotation with its id, on the same
/// page. The caller sets the date in `modified`.
public struct UpdateAnnotations: Edit, LogObject {
  public var annotations: [Annotation]
  /// The verb for the history, such as "Resize" or "Change colour".
  public var verb: String
  /// The displayed texts of resized widgets, by id. They are given if scripts format the values.
  public var shown: [String: String]

  public init(_ annotations: [Annotation], verb: String, shown: [String: String] = [:]) {
    self.annotations = annotations
    self.verb = verb
    self.shown = shown
  }

  public static let kind = "updateAnnotations"
  public static let logged = LogMembers<Self>(
    .required("annotations", \.annotations), .required("verb", \.verb),
    .defaulted("shown", \.shown, [:]), make: Self.init(_:verb:shown:))
  public var name: String { "\(verb) \(noun(annotations.map(\.type)))" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }

  public var touches: [AnnotationTouch] { annotations.map { .update(to: $0) } }

  public var pieces: [any Edit] {
    annotations.inPieces(of: 25).map { UpdateAnnotations($0, verb: verb, shown: shown) }
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    for annotation in annotations {
      let page = try engine(document.page(annotation.pageIndex))
      try effect.change(
        annotation.id, on: page, page.update(annotation, shown: shown[annotation.id]))
    }
    return effect
  }
}
