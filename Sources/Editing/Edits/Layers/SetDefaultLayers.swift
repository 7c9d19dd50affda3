// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Sets whether layers are shown or hidden when the document is opened.
public struct SetDefaultLayers: Edit, LogObject {
  /// The visible layers, as object numbers.
  public var shown: [Int]
  public var hidden: [Int]

  public init(shown: [Int], hidden: [Int]) { (self.shown, self.hidden) = (shown, hidden) }

  public static let kind = "setDefaultLayers"
  public static let logged = LogMembers<Self>(
    .required("shown", \.shown), .required("hidden", \.hidden), make: Self.init(shown:hidden:))
  public var name: String { "Set Layers at First" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }
  public var touches: [AnnotationTouch] { [] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    let wanted =
      shown.map { (number: $0, isVisible: true) } + hidden.map { (number: $0, isVisible: false) }
    try engine(document.setLayersAtFirst(wanted))
    return EditEffect()
  }
}
