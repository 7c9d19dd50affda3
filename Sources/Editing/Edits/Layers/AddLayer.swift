// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

public struct AddLayer: Edit, LogObject {
  public var title: String
  public var isVisibleAtFirst: Bool

  public init(_ title: String, isVisibleAtFirst: Bool) {
    (self.title, self.isVisibleAtFirst) = (title, isVisibleAtFirst)
  }

  public static let kind = "addLayer"
  public static let logged = LogMembers<Self>(
    .required("title", \.title), .required("isVisibleAtFirst", \.isVisibleAtFirst),
    make: Self.init(_:isVisibleAtFirst:))
  public var name: String { "Add Layer" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }
  public var touches: [AnnotationTouch] { [] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    try engine(LayerWriter(document).add(title, isVisibleAtFirst: isVisibleAtFirst))
    return EditEffect()
  }
}
