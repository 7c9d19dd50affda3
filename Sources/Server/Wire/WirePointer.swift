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

/// The wire form of a pointer's state at one moment.
struct WirePointerSample: Record {
  static let summary = "The state of a pointer at one moment."
  var point = Point.zero
  var time = 0.0
  var pressure = 0.5
  var tiltX = 0.0
  var tiltY = 0.0

  static let fields: [Field<Self>] = [
    .required("point", \.point, "The position, in the space of the event."),
    .required("time", \.time, "The time in milliseconds of the client's clock."),
    .defaulted("pressure", \.pressure, "The pressure, 0 to 1.", in: 0...1),
    .defaulted("tiltX", \.tiltX, "The tilt of a pen to the right, in degrees.", in: -90...90),
    .defaulted("tiltY", \.tiltY, "The tilt of a pen towards the user, in degrees.", in: -90...90),
  ]
}
