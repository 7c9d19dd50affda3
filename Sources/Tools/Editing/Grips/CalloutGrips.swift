// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// The tip and the knee of a callout, and its box.
enum CalloutGrips {
  static func around(_ annotation: Annotation, cornersOnly: Bool) -> [Grip] {
    var grips: [Grip] = []
    if let tip = annotation.callout.first {
      grips.append(Grip(name: "start", part: .tip, point: tip))
    }
    if annotation.callout.count > 2 {
      grips.append(Grip(name: "knee", part: .knee, point: annotation.callout[1]))
    }
    return grips + BoxGrips.around(TurnedRect(annotation.textFrame), cornersOnly: cornersOnly)
  }
}
