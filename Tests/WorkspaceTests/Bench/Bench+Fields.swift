// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

@testable import Workspace

/// The form fields of the first page.
extension Bench {
  func widgets() throws -> [Widget] { try document.page(0).widgetsInTabOrder }

  func widget(_ name: String) throws -> Widget {
    guard let widget = try widgets().first(where: { $0.field.name == name }) else {
      throw EngineError.notFound(what: "field", name)
    }
    return widget
  }

  /// The name of the field whose box the overlay shows.
  func focusedName() throws -> String {
    guard case .rect(let rect)? = try view.overlay().first?.shape else { return "" }
    return try widgets().first { $0.annotation.rect == rect }?.field.name ?? ""
  }

  /// The bytes of what a field's widget shows.
  func picture(of name: String) throws -> [UInt8] {
    let object = try document.page(0).annotationObject(widget(name).annotation.id)
    return try object["AP"]?["N"]?.streamBytes(limit: 1 << 20) ?? []
  }

  func shownText(of name: String) throws -> String {
    let bytes = String(decoding: try picture(of: name), as: UTF8.self)
    guard let start = bytes.firstIndex(of: "("), let end = bytes.lastIndex(of: ")") else {
      return bytes
    }
    return String(bytes[bytes.index(after: start)..<end])
  }
}
