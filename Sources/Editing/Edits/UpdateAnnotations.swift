// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Replaces annotations. Each value is the complete new state of the annotation with its id, on the same
/// page. The caller sets the date in `modified`.
public struct UpdateAnnotations: Edit {
  public var annotations: [Annotation]
  /// The verb for the history, such as "Resize" or "Change colour".
  public var verb: String
  /// The displayed texts of resized widgets, by id, if scripts format their values.
  public var shown: [String: String]

  public init(_ annotations: [Annotation], verb: String, shown: [String: String] = [:]) {
    self.annotations = annotations
    self.verb = verb
    self.shown = shown
  }

  public static let kind = "updateAnnotations"
  public var name: String { "\(verb) \(noun(annotations.map(\.type)))" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }

  /// Changing form fields needs both permissions (ISO 32000-2, table 22, bit 6).
  public var permissions: [KeyPath<Permissions, Bool> & Sendable] {
    annotations.contains { $0.type == .widget } ? [\.annotate, \.modify] : [\.annotate]
  }

  public var touches: [AnnotationTouch] { annotations.map { .update(to: $0) } }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    for annotation in annotations {
      let page = try engine(document.page(annotation.pageIndex))
      try effect.change(annotation.id, on: page) { () throws(EngineError) in
        try page.update(annotation, shown: shown[annotation.id])
      }
    }
    return effect
  }
}

extension UpdateAnnotations {
  public var encoded: JSONTree {
    var members: [JSONTree.Member] = [
      .init("annotations", annotations.encoded), .init("verb", verb.encoded),
    ]
    if !shown.isEmpty {
      let texts = shown.sorted { $0.key < $1.key }
      members.append(.init("shown", .object(texts.map { .init($0.key, $0.value.encoded) })))
    }
    return .object(members)
  }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(try encoded.decode("annotations"), verb: try encoded.decode("verb"))
    if case .object(let texts)? = encoded[member: "shown"] {
      for text in texts { shown[text.name] = try String(encoded: text.value) }
    }
  }
}
