// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Hides annotations or shows them again (ISO 32000-2, 12.6.4.11). Documents do this to their own fields,
/// so it only needs the permission to fill in forms.
public struct HideAnnotations: Edit {
  public struct Target: Hashable, Sendable {
    public var id: String
    public var pageIndex: Int
    public var type: AnnotationType

    public init(_ annotation: Annotation) {
      (id, pageIndex, type) = (annotation.id, annotation.pageIndex, annotation.type)
    }
  }

  public var targets: [Target]
  public var isHidden: Bool

  public init(_ annotations: [Annotation], isHidden: Bool) {
    targets = annotations.map(Target.init)
    self.isHidden = isHidden
  }

  public static let kind = "hideAnnotations"
  public var name: String { (isHidden ? "Hide " : "Show ") + noun(targets.map(\.type)) }

  public var permission: KeyPath<Permissions, Bool> & Sendable {
    targets.allSatisfy { $0.type == .widget } ? \.fillForms : \.annotate
  }

  public var touches: [AnnotationTouch] {
    targets.contains { $0.type == .widget } ? [.fillForms] : []
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    for target in targets {
      let page = try engine(document.page(target.pageIndex))
      try effect.change(target.id, on: page) { () throws(EngineError) in
        guard var annotation = try page.annotation(target.id) else { return }
        annotation.flags.set(isHidden: isHidden)
        try page.update(annotation)
      }
    }
    return effect
  }
}

extension AnnotationFlags {
  /// Showing an annotation also clears the other flags that hide it on the screen.
  public mutating func set(isHidden: Bool) {
    if isHidden { insert(.hidden) } else { subtract([.hidden, .invisible, .noView]) }
  }
}

extension HideAnnotations {
  public var encoded: JSONTree { ["targets": targets.encoded, "isHidden": isHidden.encoded] }

  public init(encoded: JSONTree) throws(EditError) {
    targets = try encoded.decode("targets")
    isHidden = try encoded.decode("isHidden")
  }
}

extension HideAnnotations.Target: LogValue {
  public var encoded: JSONTree {
    ["id": id.encoded, "pageIndex": pageIndex.encoded, "type": .string(type.rawValue)]
  }

  public init(encoded: JSONTree) throws(EditError) {
    id = try encoded.decode("id")
    pageIndex = try encoded.decode("pageIndex")
    type = AnnotationType(rawValue: try encoded.decode("type")) ?? .unknown
  }
}
