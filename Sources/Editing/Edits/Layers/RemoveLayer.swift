// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Removes a layer. Its annotations stay, on no layer. A layer that page contents use is not removed.
public struct RemoveLayer: Edit {
  /// The number of the layer's object.
  public var number: Int

  public init(_ number: Int) { self.number = number }

  public static let kind = "removeLayer"
  public var name: String { "Remove Layer" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }
  public var touches: [AnnotationTouch] { [] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    let users = try engine(LayerUsers(of: number, in: document))
    guard !users.includeContents else {
      throw .notPermitted(
        by: "document", "Page contents use this layer: hide it with layers/setDefault.")
    }
    let writer = LayerWriter(document)
    var effect = EditEffect()
    for (pageIndex, ids) in try engine(users.places) {
      let page = try engine(document.page(pageIndex))
      for id in ids {
        try effect.change(id, on: page) { () throws(EngineError) in
          try writer.put(id, of: page, on: nil)
        }
      }
    }
    try engine(writer.remove(number, usedBy: users))
    return effect
  }
}

extension RemoveLayer {
  public var encoded: JSONTree { ["number": number.encoded] }

  public init(encoded: JSONTree) throws(EditError) { self.init(try encoded.decode("number")) }
}
