// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import Testing

@testable import Workspace

/// What the view shows beside the pages.
extension Bench {
  func overlay(_ role: OverlayRole) throws -> [OverlayItem] {
    try view.overlay().filter { $0.role == role }
  }

  /// The ids of the menu's items.
  func menu() throws -> [String] { try menuItems().map(\.id.rawValue) }
  func menuItems() throws -> [MenuItem] { try view.tools.current.menu(in: view) }

  /// What the current tool asks the user for.
  func requirement() throws -> Requirement? { try view.tools.current.requirement(in: view) }

  /// The box of the text that is being entered; the ground of the text that it replaces is below it.
  func entry() throws -> Rect? {
    for item in try overlay(.entry).reversed() {
      if case .rect(let rect) = item.shape { return rect }
    }
    return nil
  }

  /// The handles that are drawn, by their names.
  func handles() throws -> [String: Point] {
    var handles: [String: Point] = [:]
    for item in try view.overlay() {
      if case .handle(let point) = item.shape, let name = item.name { handles[name] = point }
    }
    return handles
  }

  /// Drags a handle by `delta`.
  @discardableResult
  func pull(
    _ handle: String, by delta: Point, holding modifiers: Modifiers = [], page: Int = 0
  ) throws -> EventReport {
    let start = try #require(try handles()[handle])
    return try drag([start, start + delta], holding: modifiers, page: page)
  }
}
