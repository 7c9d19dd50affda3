// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The document that a file of another format belongs to.
struct ExchangedFile {
  /// Its file's name, without the folder.
  var name: String?
  /// The two parts of the trailer's `ID` (ISO 32000-2, 14.4): the permanent one and the changing one.
  var ids: [[UInt8]] = []

  init(_ document: Document, name: String?) throws(EngineError) {
    self.name = name
    for element in try document.trailer?["ID"]?.elements ?? [] {
      if let bytes = try element.bytes { ids.append(bytes) }
    }
  }
}
