// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Records a change to data outside the document in the history. The change can then be undone and
/// recovered. The document does not change, so the edit needs no permission.
public struct ChangeStores: Edit, LogObject {
  public let name: String
  public var changes: [StoreChange]

  public init(_ changes: [StoreChange], name: String) {
    self.changes = changes
    self.name = name
  }

  public static let kind = "changeStores"
  public static let logged = LogMembers<Self>(
    .required("name", \.name), .required("changes", \.changes)
  ) {
    .init($1, name: $0)
  }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }
  public var permissions: [KeyPath<Permissions, Bool> & Sendable] { [] }
  public var touches: [AnnotationTouch] { [] }

  public func perform(on document: Document) -> EditEffect {
    var effect = EditEffect()
    effect.stores = changes
    return effect
  }
}

extension StoreChange: LogObject {
  public static let logged = LogMembers<Self>(
    .required("store", \.store), .required("key", \.key), .tree("before", \.before),
    .tree("after", \.after), make: Self.init(store:key:before:after:))
}
