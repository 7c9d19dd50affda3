// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

/// A signature by hand, as the edit that places it.
public struct SignatureEdits {
  public let signature: HandSignature
  let context: any ToolContext

  public init(_ signature: HandSignature, in context: any ToolContext) {
    self.signature = signature
    self.context = context
  }

  /// A stamp around a point, at most 200 points each way, within the page and upright on it as shown
  /// (as in Apryse's signature tool).
  ///
  /// - Throws: ``ToolError/invalid(_:)`` of a signature that shows nothing, and what is wrong with an
  ///   image.
  public func stamp(at point: Point, onPage pageIndex: Int) throws(ToolError) -> Annotation {
    let drawn = try drawn
    let spot = PlacementPoint(
      pageIndex: pageIndex, start: point, end: point, page: try context.pageRect(pageIndex))
    return try stamp(drawn, onPage: pageIndex, spot.centered(drawn.size.fitted(into: largest)))
  }

  /// The edits that sign a field in one of its places.
  public func field(
    _ widget: Widget, _ mode: SignatureFieldMode
  ) throws(ToolError) -> (edit: any Edit, stamp: Annotation?) {
    let drawn = try drawn
    guard mode == .stamp else { return (SignByHand(widget, drawn.drawing), nil) }
    let place = widget.annotation
    var stamp = try stamp(
      drawn, onPage: place.pageIndex, place.rect.holding(drawn.size))
    stamp.customData[HideWidget.stampKey] = place.id
    let hiding = HideWidget(place.id, onPage: place.pageIndex, isHidden: true)
    let edit = EditSequence(
      name: "Sign \(widget.field.name)", [AddAnnotations([stamp]), hiding])
    return (edit, stamp)
  }

  private var drawn: DrawnSignature {
    get throws(ToolError) {
      try signature.drawn(context.style(of: "signature"), in: context.document)
    }
  }

  private func stamp(
    _ drawn: DrawnSignature, onPage pageIndex: Int, _ rect: Rect
  ) throws(ToolError) -> Annotation {
    var new = try context.draft(.stamp, by: "signature", onPage: pageIndex, rect)
    new.picture = drawn.drawing.picture
    new.color = drawn.drawing.color
    new.border.width = drawn.drawing.width
    new.customData["signature"] = "true"
    return new
  }

  private var largest: Size { Size(200, 200) }
}

extension Rect {
  /// The largest rectangle of these proportions in the middle of this one.
  fileprivate func holding(_ size: Size) -> Rect {
    guard size.width > 0, size.height > 0 else { return self }
    let scale = min(width / size.width, height / size.height)
    let half = Point(size.width * scale / 2, size.height * scale / 2)
    return Rect(center.x - half.x, center.y - half.y, center.x + half.x, center.y + half.y)
  }
}
