// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import XMP

/// Replaces a document's XMP packet, and updates its information dictionary to match.
public struct SetMetadata: Edit, LogObject {
  public var packet: [UInt8]

  public init(_ packet: [UInt8]) { self.packet = packet }

  /// Why bytes are not an XMP packet; `nil` if they are.
  public static func whyNot(_ bytes: [UInt8]) -> String? {
    do throws(XMPError) {
      _ = try XMPPacket(bytes: bytes)
      return nil
    } catch {
      return error.description
    }
  }

  public static let kind = "setMetadata"
  public static let logged = LogMembers<Self>(
    .required("packet", \.packet), make: Self.init(_:))
  public var name: String { "Change Metadata" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }

  public var touches: [AnnotationTouch] { [] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    do throws(EngineError) {
      var metadata = try MetadataStream(replacing: packet, in: document)
      for key in InformationKey.allCases {
        let value = key.text(in: metadata.packet)
          .flatMap { InformationValue(property: $0, of: key) }
        try document.setInformation(key.entry, value?.entry)
      }
      try metadata.write()
    } catch {
      throw .engine(error)
    }
    // Embedded bookmarks are in the XMP.
    var effect = EditEffect()
    effect.bookmarks = true
    return effect
  }
}
