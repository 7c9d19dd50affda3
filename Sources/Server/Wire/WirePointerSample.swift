// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import JSON

/// The wire form of a pointer's state at one moment.
struct WirePointerSample: Record {
  static let name = "PointerSample"
  static let summary = "The state of a pointer at one moment."
  var point = Point.zero
  var time = 0.0
  var pressure = 0.5
  var tiltX = 0.0
  var tiltY = 0.0

  static let fields: [Field<Self>] = [
    .required("point", \.point, "Where, as the event's own."),
    .required("time", \.time, "Milliseconds on the client's clock."),
    .defaulted("pressure", \.pressure, 0.5, "0 to 1.", in: 0...1),
    .defaulted("tiltX", \.tiltX, 0, "How far a pen leans to the right, in degrees.", in: -90...90),
    .defaulted("tiltY", \.tiltY, 0, "How far it leans towards the user, in degrees.", in: -90...90),
  ]
}
