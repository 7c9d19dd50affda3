// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

public struct RenameLayer: Edit, LogObject {
  /// The number of the layer's object.
  public var number: Int
  public var title: String

  public init(_ number: Int, to title: String) { (self.number, self.title) = (number, title) }

  public static let kind = "renameLayer"
  public static let logged = LogMembers<Self>(
    .required("number", \.number), .required("title", \.title), make: Self.init(_:to:))
  public var name: String { "Rename Layer" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }
  public var touches: [AnnotationTouch] { [] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    try engine(LayerWriter(document).rename(number, to: title))
    return EditEffect()
  }
}
