// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Text that the user enters into a field by keys.
extension Bench {
  /// Leads to a field as the tab key does.
  func enter(_ field: String) throws {
    let report = view.focus(.field(field, widget: nil))
    if let error = report.error { throw error }
  }

  func press(_ keys: String...) { for key in keys { press(key, []) } }
  func press(_ key: String, _ modifiers: Modifiers) {
    _ = view.handle(KeyPress(key, modifiers))
  }
  func type(_ text: String) throws {
    for character in text {
      let report = view.handle(KeyPress(String(character)))
      if let error = report.error { throw error }
      #expect(report.isHandled)
    }
  }

  func items() throws -> [OverlayItem] { try view.overlay() }

  /// The lines of text that the overlay shows.
  func lines() throws -> [String] {
    try items().compactMap { if case .text(let text, _) = $0.shape { text } else { nil } }
  }
  func entered() throws -> String { try lines().joined(separator: "\n") }

  /// What is selected, copied as the user does.
  func selected() throws -> String {
    let count = told.count
    press("c", .control)
    guard told.count > count, case .setClipboard(.text(let text))? = told.last else { return "" }
    forgetTold(from: count)
    return text
  }

  /// The foot of the caret.
  func caret() throws -> Point {
    for item in try items() { if case .caret(let foot, _) = item.shape { return foot } }
    throw EngineError.notFound(what: "caret", "There is no caret.")
  }
  func caretX() throws -> Double { try caret().x }
}
