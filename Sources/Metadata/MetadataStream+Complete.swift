// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import XMP

extension MetadataStream {
  /// Adds properties that only the information dictionary has (ISO 32000-2, table 349), and sets the
  /// date of the change.
  mutating func complete(from document: Document, on date: Int64?) throws(EngineError) {
    for key in InformationKey.allCases where key.text(in: packet) == nil {
      guard let value = try InformationValue(of: key, in: document) else { continue }
      try change { (packet) throws(XMPError) in try key.set(value.property, in: &packet) }
    }
    guard let date else { return }
    let moment = InformationValue.moment(date).property
    try change { (packet) throws(XMPError) in
      try packet.setText(moment, of: InformationKey.metadataDate)
    }
  }
}

extension InformationValue {
  /// The value in the information dictionary.
  fileprivate init?(of key: InformationKey, in document: Document) throws(EngineError) {
    if key.isDate {
      guard let seconds = try document.informationDate(key.entry) else { return nil }
      self = .moment(seconds)
    } else {
      guard let text = try document.information(key.entry), !text.isEmpty else { return nil }
      self = .text(text)
    }
  }
}
