// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import Tools

extension Display {
  /// The look of the pointer at a place where it hovers.
  func cursor(at sample: PointerSample) throws(ToolError) -> Cursor {
    guard let place = sample.page else { return .default }
    if isOverEntry(place) { return .text }
    let reach = HitTolerance.pixels(sample.pointerType) * 1.5 / open.view.state.scale
    for item in sent.overlay.items.reversed() where item.pageIndex == place.pageIndex {
      guard case .handle(let point) = item.shape, point.distance(to: place.point) <= reach else {
        continue
      }
      return Cursor(handle: item.name, turnedBy: try handleTurn(onPage: item.pageIndex))
    }
    let isDrawing = open.owner.shared.tools.contains {
      $0.name == open.tool && $0.annotationType != nil
    }
    if isDrawing || [.eraser, .multiSelect].contains(open.tool) { return .crosshair }
    if let hit = try open.annotations(at: sample).first {
      guard open.selection.annotations.contains(where: { $0.id == hit.id }) else { return .pointer }
      let isOffered = open.offers(
        .transformAnnotation, .transformation(hit.id, .move), at: place)
      let moves = try EditingTools.canMove(hit, in: open)
      return isOffered && moves ? .move : .default
    }
    let radius = HitTolerance.pixels(sample.pointerType) / open.view.state.scale
    let isOnText =
      try open.text(onPage: place.pageIndex)
      .position(at: place.point, tolerance: radius) != nil
    return isOnText ? .text : open.tool == .pan ? .grab : .default
  }

  /// Whether a place is in the box of text under entry.
  private func isOverEntry(_ place: PagePoint) -> Bool {
    let items = sent.overlay.items.filter { $0.pageIndex == place.pageIndex }
    guard items.contains(where: { $0.role == .caret }) else { return false }
    return items.contains { item in
      guard item.role == .entry, case .rect(let rect) = item.shape else { return false }
      return TurnedRect(rect, rotation: item.rotation).distance(to: place.point) == 0
    }
  }

  /// The clockwise rotation of the handles in the view, in degrees: that of the selected annotation and
  /// the page.
  private func handleTurn(onPage pageIndex: Int) throws(ToolError) -> Double {
    let selected = try open.selectedAnnotations
    let own = selected.count == 1 ? selected[0].frame.rotation : 0
    return own + Double(open.view.quarterTurn(ofPage: pageIndex).rawValue)
  }
}

extension Cursor {
  /// The cursor over a handle of this name. The handle's box is turned clockwise by this angle in
  /// degrees.
  fileprivate init(handle name: String?, turnedBy rotation: Double) {
    guard let name, let eighth = Cursor.eighths[name] else {
      self = .grab
      return
    }
    let turned = Double(eighth) + (rotation / 45).rounded()
    self = Cursor.resizing[((Int(exactly: turned) ?? eighth) % 4 + 4) % 4]
  }

  /// The directions of the handles, in eighths of a turn. They are seen from the middle, clockwise from
  /// the top.
  private static let eighths = [
    "top": 0, "topRight": 1, "right": 2, "bottomRight": 3, "bottom": 4, "bottomLeft": 5, "left": 6,
    "topLeft": 7,
  ]

  private static let resizing: [Cursor] = [.nsResize, .neswResize, .ewResize, .nwseResize]
}
