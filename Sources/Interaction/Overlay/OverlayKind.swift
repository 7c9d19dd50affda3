// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The kinds of items that a front end must be able to draw.
public enum OverlayKind: String, CaseIterable, Sendable {
  case quads, rect, handle, path, caret, guide, text, image
}

extension OverlayItem {
  public var kind: OverlayKind {
    switch shape {
    case .quads: .quads
    case .rect: .rect
    case .handle: .handle
    case .path: .path
    case .caret: .caret
    case .guide: .guide
    case .text: .text
    case .image: .image
    }
  }

  /// The item in a form that a front end with only these kinds can draw: an outline if it lacks the
  /// item's own kind, or `nil` if it cannot draw outlines either.
  public func drawn(as kinds: Set<OverlayKind>) -> OverlayItem? {
    guard !kinds.contains(kind) else { return self }
    var item = self
    item.edges = []
    switch shape {
    case .text(_, let rect) where kinds.contains(.rect),
      .image(let rect) where kinds.contains(.rect):
      item.shape = .rect(rect)
      return item
    case .text(_, let rect), .image(let rect), .rect(let rect):
      item.shape = .path([TurnedRect(rect, rotation: rotation).corners], isClosed: true)
      item.rotation = 0
    case .quads(let quads):
      item.shape = .path(
        quads.map { [$0.upperLeft, $0.upperRight, $0.lowerRight, $0.lowerLeft] }, isClosed: true)
    case .caret(let from, let to), .guide(let from, let to):
      item.shape = .path([[from, to]], isClosed: false)
    case .handle, .path: return nil
    }
    return kinds.contains(.path) ? item : nil
  }
}
