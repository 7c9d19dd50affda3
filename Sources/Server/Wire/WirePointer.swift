// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON

/// The wire form of the pointer of an event.
struct WirePointer: WrittenRecord {
  static let summary = "The pointer of the event that a question is about."
  var sample: PointerSample

  private var modifiers: [WireModifier]? { WireModifier.forms(of: sample.modifiers) }

  static let fields: [Field<Self>] = [
    .required("pointerType", \.sample.pointerType, "The type of the pointer."),
    .required("viewPoint", \.sample.position, "The position in the view, in its pixels."),
    .optional("pageIndex", \.sample.page?.pageIndex, "The page under the pointer, from 0."),
    .optional("point", \.sample.page?.point, "The position on the page, in page space."),
    .optional("modifiers", \.modifiers, "The modifier keys that are held down."),
  ]
}
