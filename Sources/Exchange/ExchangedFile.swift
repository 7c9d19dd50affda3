// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The document that a file of another format belongs to.
struct ExchangedFile {
  /// Its file's name, without the folder.
  var name: String?
  /// The two parts of `ID` in its trailer (ISO 32000-2, 14.4): one that stays and one that changes.
  var ids: [[UInt8]] = []

  init(_ document: Document, name: String?) throws(EngineError) {
    self.name = name
    for element in try document.trailer?["ID"]?.elements ?? [] {
      if let bytes = try element.bytes { ids.append(bytes) }
    }
  }
}
