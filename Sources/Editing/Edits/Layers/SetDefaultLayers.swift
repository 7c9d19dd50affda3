// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Sets whether layers are shown or hidden when the document is opened.
public struct SetDefaultLayers: Edit {
  /// The visible layers, as object numbers.
  public var shown: [Int]
  public var hidden: [Int]

  public init(shown: [Int], hidden: [Int]) { (self.shown, self.hidden) = (shown, hidden) }

  public static let kind = "setDefaultLayers"
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

extension SetDefaultLayers {
  public var encoded: JSONTree { ["shown": shown.encoded, "hidden": hidden.encoded] }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(shown: try encoded.decode("shown"), hidden: try encoded.decode("hidden"))
  }
}
