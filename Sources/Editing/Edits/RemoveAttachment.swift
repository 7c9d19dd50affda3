// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Removes an attached file from the document.
public struct RemoveAttachment: Edit, LogObject {
  public var key: [UInt8]

  public init(_ key: [UInt8]) { self.key = key }

  public static let kind = "removeAttachment"
  public static let logged = LogMembers<Self>(
    .required("key", \.key), make: Self.init(_:))
  public var name: String { "Remove Attached File" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }

  public var touches: [AnnotationTouch] { [] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    try engine(document.removeEmbeddedFile(key))
    return EditEffect()
  }
}
