// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import System

/// A signature by hand, as the edit that places it.
public struct SignatureEdits {
  public let signature: HandSignature
  let context: any ToolContext

  public init(_ signature: HandSignature, in context: any ToolContext) {
    self.signature = signature
    self.context = context
  }

  /// A stamp of the signature around a point. It is at most 200 points each way, within the page and
  /// upright for the reader (as in Apryse's signature tool).
  ///
  /// - Throws: ``ToolError/invalid(_:)`` for an empty signature, or an error for an unusable image.
  public func stamp(at point: Point, onPage pageIndex: Int) throws(ToolError) -> Annotation {
    let drawn = try drawn
    let spot = PlacementPoint(
      pageIndex: pageIndex, from: point, to: point,
      in: try ReadingSpace(ofReaderOn: pageIndex, in: context))
    let rect = spot.centered(drawn.size.fitted(into: largest))
    return try stamp(drawn, onPage: pageIndex, spot.space.onPage(rect))
  }

  /// The edit that signs a field in one of its widgets. The signature has the widget's orientation.
  public func field(
    _ widget: Widget, _ mode: SignatureFieldMode
  ) throws(ToolError) -> (edit: any Edit, stamp: Annotation?) {
    let drawn = try drawn
    guard mode == .stamp else { return (SignByHand(widget, drawn.drawing), nil) }
    let place = widget.annotation
    let turn = try engine(context.document.page(place.pageIndex).textStyle(ofWidget: place.id).turn)
    let box = TurnedRect(covering: place.rect, rotation: Double(turn))
    var stamp = try stamp(
      drawn, onPage: place.pageIndex,
      TurnedRect(box.upright.holding(drawn.size), rotation: box.rotation))
    stamp.customData[HideWidget.stampKey] = ExactText(place.id)
    let hiding = HideWidget(place.id, onPage: place.pageIndex, isHidden: true)
    let edit = EditSequence(name: "Sign \(widget.field.name)", [AddAnnotations([stamp]), hiding])
    return (edit, stamp)
  }

  private var drawn: DrawnSignature {
    get throws(ToolError) {
      try signature.drawn(context.style(of: "signature"), in: context.document)
    }
  }

  private func stamp(
    _ drawn: DrawnSignature, onPage pageIndex: Int, _ box: TurnedRect
  ) throws(ToolError) -> Annotation {
    var new = try context.draft(.stamp, by: "signature", onPage: pageIndex, box.bounds)
    new.frame = box
    new.picture = drawn.drawing.picture
    new.color = drawn.drawing.color
    new.border.width = drawn.drawing.width
    new.customData["signature"] = "true"
    return new
  }

  private var largest: Size { Size(200, 200) }
}

extension Rect {
  /// The largest rectangle with these proportions, centred in this one.
  fileprivate func holding(_ size: Size) -> Rect {
    guard size.width > 0, size.height > 0 else { return self }
    let scale = min(width / size.width, height / size.height)
    let half = Point(size.width * scale / 2, size.height * scale / 2)
    return Rect(center.x - half.x, center.y - half.y, center.x + half.x, center.y + half.y)
  }
}
