// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import XMP

/// Changes what a document says of itself, in its information dictionary and in its XMP alike.
public struct SetInformation: Edit {
  /// What becomes otherwise; `nil`: it is said no more.
  public var values: [InformationKey: InformationValue?]

  /// When the metadata were changed, in seconds since 1970.
  public var metadataDate: Int64?

  public init(_ values: [InformationKey: InformationValue?], on metadataDate: Int64? = nil) {
    (self.values, self.metadataDate) = (values, metadataDate)
  }

  public static let kind = "setInformation"
  public var name: String { "Change Document Information" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }

  public var touches: [AnnotationTouch] { [] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    do throws(EngineError) {
      var metadata = try MetadataStream(of: document, for: "metadata")
      for key in InformationKey.allCases {
        guard let value = values[key] else { continue }
        try document.setInformation(key.entry, value?.entry)
        try metadata.change { (packet) throws(XMPError) in
          try key.set(value?.property, in: &packet)
        }
      }
      try metadata.complete(from: document, on: metadataDate)
      try metadata.write()
    } catch {
      throw .engine(error)
    }
    return EditEffect()
  }
}

extension SetInformation {
  public var encoded: JSONTree {
    .object(
      InformationKey.allCases.compactMap { key in
        values[key].map { .init(key.rawValue, $0.encoded) }
      } + (metadataDate.map { [.init("metadataDate", $0.encoded)] } ?? []))
  }

  public init(encoded: JSONTree) throws(EditError) {
    var values: [InformationKey: InformationValue?] = [:]
    for key in InformationKey.allCases where encoded[member: key.rawValue] != nil {
      values[key] = .some(try encoded.decodeIfPresent(key.rawValue))
    }
    self.init(values, on: try encoded.decodeIfPresent("metadataDate"))
  }
}
