// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON

/// The wire form of the pointer of an event.
struct WirePointer: WrittenRecord {
  static let summary = "The pointer of the event that a question is about."
  var pointerType = PointerType.mouse
  var viewPoint = Point.zero
  var pageIndex: Int?
  var point: Point?
  var modifiers: [WireModifier]?

  static let fields: [Field<Self>] = [
    .required("pointerType", \.pointerType, "The type of the pointer."),
    .required("viewPoint", \.viewPoint, "The position in the view, in its pixels."),
    .optional("pageIndex", \.pageIndex, "The page under the pointer, from 0."),
    .optional("point", \.point, "The position on the page, in page space."),
    .optional("modifiers", \.modifiers, "The modifier keys that are held down."),
  ]

  init(_ sample: PointerSample) {
    pointerType = sample.pointerType
    viewPoint = sample.position
    (pageIndex, point) = (sample.page?.pageIndex, sample.page?.point)
    modifiers = WireModifier.forms(of: sample.modifiers)
  }
}
