// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Deletes form fields, or flattens them into their pages.
public struct RemoveFields: Edit {
  /// The fields' ids.
  public var fields: [String]
  /// Whether the fields' appearances become part of the pages.
  public var flattens: Bool

  public init(_ fields: [String], flattens: Bool) {
    self.fields = fields
    self.flattens = flattens
  }

  public static let kind = "removeFields"
  public var name: String {
    (flattens ? "Flatten " : "Delete ") + (fields.count == 1 ? "field" : "\(fields.count) fields")
  }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }
  public var permissions: [KeyPath<Permissions, Bool> & Sendable] { [\.annotate, \.modify] }
  public var touches: [AnnotationTouch] { [.create(.widget)] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    let removed = try engine(document.removeFields(fields, flattening: flattens))
    for (page, ids) in removed.sorted(by: { $0.key < $1.key }) {
      effect.pages.insert(page)
      effect.removed += ids
    }
    if flattens { effect.flattened = effect.removed }
    effect.fields = fields
    return effect
  }
}

extension RemoveFields {
  public var encoded: JSONTree { ["fields": fields.encoded, "flattens": flattens.encoded] }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(try encoded.decode("fields"), flattens: try encoded.decode("flattens"))
  }
}
