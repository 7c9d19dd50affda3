// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Renames a layer.
public struct RenameLayer: Edit {
  /// The number of the layer's object.
  public var number: Int
  public var title: String

  public init(_ number: Int, to title: String) { (self.number, self.title) = (number, title) }

  public static let kind = "renameLayer"
  public var name: String { "Rename Layer" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }
  public var touches: [AnnotationTouch] { [] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    try engine(LayerWriter(document).rename(number, to: title))
    return EditEffect()
  }
}

extension RenameLayer {
  public var encoded: JSONTree { ["number": number.encoded, "title": title.encoded] }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(try encoded.decode("number"), to: try encoded.decode("title"))
  }
}
