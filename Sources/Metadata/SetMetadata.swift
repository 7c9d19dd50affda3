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
  public static let logged = LogMembers<Self>(.required("packet", \.packet), make: Self.init(_:))
  public var name: String { "Change Metadata" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }

  public var touches: [AnnotationTouch] { [] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    do throws(EngineError) {
      var metadata = try MetadataStream(replacing: packet, in: document)
      for key in InformationKey.allCases {
        guard let text = key.text(in: metadata.packet) else {
          try document.setInformation(key.entry, nil)
          continue
        }
        // A date that cannot be read says nothing about the entry.
        guard let entry = SetMetadata.entry(text, key) else { continue }
        try document.setInformation(key.entry, entry)
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

  /// The entry for a property's text; `nil` for a date that cannot be read.
  private static func entry(_ text: String, _ key: InformationKey) -> PDFValue? {
    guard key.isDate else { return .text(text) }
    return MetadataDate(text).map { .string(Array($0.pdf.utf8)) }
  }
}
