// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import System
import XMP

/// Changes a document's information. Both its information dictionary and its XMP change.
public struct SetInformation: Edit {
  /// The new values; `nil` removes a value.
  public var values: [InformationKey: InformationValue?]

  /// Entries outside the standard, stored only in the information dictionary.
  public var custom: [ExactText: String?]

  /// The time of the change to the metadata, in seconds since 1970.
  public var metadataDate: Int64?

  public init(
    _ values: [InformationKey: InformationValue?], custom: [ExactText: String?] = [:],
    on metadataDate: Int64? = nil
  ) {
    (self.values, self.custom, self.metadataDate) = (values, custom, metadataDate)
  }

  public static let kind = "setInformation"
  public var name: String { "Change Document Information" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }

  public var touches: [AnnotationTouch] { [] }
  public var scope: Set<Int>? { [] }

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
      for (key, text) in custom.inOrderOfKeys {
        try document.setInformation(key.text, text.map { .text($0) })
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
      } + (custom.isEmpty ? [] : [.init("custom", encodedCustom)])
        + (metadataDate.map { [.init("metadataDate", $0.encoded)] } ?? []))
  }

  public init(encoded: JSONTree) throws(EditError) {
    var values: [InformationKey: InformationValue?] = [:]
    for key in InformationKey.allCases where encoded[member: key.rawValue] != nil {
      values[key] = .some(try encoded.decodeIfPresent(key.rawValue))
    }
    var custom: [ExactText: String?] = [:]
    if case .object(let members)? = encoded[member: "custom"] {
      for member in members { custom[ExactText(member.name)] = .some(member.value.string) }
    }
    self.init(values, custom: custom, on: try encoded.decodeIfPresent("metadataDate"))
  }

  private var encodedCustom: JSONTree {
    .object(
      custom.inOrderOfKeys.map {
        .init($0.key.text, $0.value.map(JSONTree.string) ?? .null)
      })
  }
}
