// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension Annotation {
  /// The overlay items of the annotation while it is dragged.
  var preview: [OverlayItem] { [item(shape)] + calloutPreview }

  /// The line of a callout.
  var calloutPreview: [OverlayItem] {
    callout.isEmpty ? [] : [item(.path([callout], isClosed: false))]
  }

  private var shape: OverlayItem.Shape {
    if !quads.isEmpty { return .quads(quads) }
    switch type {
    case .line where !line.isEmpty: return .path([line], isClosed: false)
    case .polyLine where !vertices.isEmpty: return .path([vertices], isClosed: false)
    case .polygon where !vertices.isEmpty: return .path([vertices], isClosed: true)
    case .ink where !strokes.isEmpty: return .path(strokes, isClosed: false)
    default: return .rect(callout.isEmpty ? outlineBox.upright : textFrame)
    }
  }

  private func item(_ shape: OverlayItem.Shape) -> OverlayItem {
    var item = OverlayItem(
      shape, role: .preview, pageIndex: pageIndex, style: OverlayItem.Style(style, of: type))
    if case .rect = shape { item.rotation = outlineBox.rotation }
    return item
  }
}
