// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Hides annotations or shows them again (ISO 32000-2, 12.6.4.11). Documents do this to their own fields,
/// so it only needs the permission to fill in forms.
public struct HideAnnotations: Edit, LogObject {
  public struct Target: Hashable, Sendable {
    public var id: String
    public var pageIndex: Int
    public var type: AnnotationType
  }

  public var targets: [Target]
  public var isHidden: Bool

  public static let kind = "hideAnnotations"
  public static let logged = LogMembers<Self>(
    .required("targets", \.targets), .required("isHidden", \.isHidden),
    make: Self.init(targets:isHidden:))
  public var name: String { (isHidden ? "Hide " : "Show ") + noun(targets.map(\.type)) }

  public var permission: KeyPath<Permissions, Bool> & Sendable {
    targets.allSatisfy { $0.type == .widget } ? \.fillForms : \.annotate
  }

  public var touches: [AnnotationTouch] {
    let widgets = targets.filter { $0.type == .widget }
    return widgets.isEmpty ? [] : [.fillForms] + widgets.map { .changeWidget($0.id) }
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    for target in targets {
      let page = try engine(document.page(target.pageIndex))
      func setHidden() throws(EngineError) {
        guard var annotation = try page.annotation(target.id) else { return }
        annotation.flags.set(isHidden: isHidden)
        try page.update(annotation)
      }
      try effect.change(target.id, on: page, setHidden())
    }
    return effect
  }
}

extension AnnotationFlags {
  /// Sets or clears the hidden flag. Showing an annotation also clears the other flags that hide it on
  /// the screen.
  public mutating func set(isHidden: Bool) {
    if isHidden { insert(.hidden) } else { subtract([.hidden, .invisible, .noView]) }
  }
}

extension HideAnnotations {
  public init(_ annotations: [Annotation], isHidden: Bool) {
    self.init(targets: annotations.map(Target.init), isHidden: isHidden)
  }
}

extension HideAnnotations.Target: LogObject {
  public static let logged = LogMembers<Self>(
    .required("id", \.id), .required("pageIndex", \.pageIndex), .required("type", \.type.rawValue)
  ) {
    .init(id: $0, pageIndex: $1, type: AnnotationType(rawValue: $2) ?? .unknown)
  }

  public init(_ annotation: Annotation) {
    self.init(id: annotation.id, pageIndex: annotation.pageIndex, type: annotation.type)
  }
}
