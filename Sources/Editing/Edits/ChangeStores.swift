// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Records a change to data outside the document in the history, so that it can be undone and recovered.
/// The document does not change, so the edit needs no permission.
public struct ChangeStores: Edit {
  public let name: String
  public var changes: [StoreChange]

  public init(_ changes: [StoreChange], name: String) {
    self.changes = changes
    self.name = name
  }

  public static let kind = "changeStores"
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }
  public var permissions: [KeyPath<Permissions, Bool> & Sendable] { [] }
  public var touches: [AnnotationTouch] { [] }

  public func perform(on document: Document) -> EditEffect {
    var effect = EditEffect()
    effect.stores = changes
    return effect
  }
}

extension ChangeStores {
  public var encoded: JSONTree { ["name": name.encoded, "changes": changes.encoded] }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(try encoded.decode("changes"), name: try encoded.decode("name"))
  }
}

extension StoreChange: LogValue {
  public var encoded: JSONTree {
    let members: [(String, JSONTree?)] = [
      ("store", store.encoded), ("key", key.encoded), ("before", before), ("after", after),
    ]
    return .object(members.compactMap { name, value in value.map { .init(name, $0) } })
  }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(
      store: try encoded.decode("store"), key: try encoded.decode("key"),
      before: encoded[member: "before"], after: encoded[member: "after"])
  }
}
