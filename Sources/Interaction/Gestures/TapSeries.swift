// SPDX-License-Identifier: AGPL-3.0-or-later

/// The taps so far that the next press may add to.
struct TapSeries: Sendable {
  /// The press of the last tap.
  let origin: PointerSample
  /// When the last tap was released, in milliseconds.
  let end: Double
  /// The number of taps, 1 to 3.
  let count: Int

  /// The number of the next press: one more if it is close enough in time and place and made by the same
  /// kind of pointer, else 1. A full series of three starts over.
  func pressCount(of next: PointerSample, settings: GestureSettings.Row) -> Int {
    let continues =
      next.pointerType == origin.pointerType
      && next.time - end <= settings.tapInterval
      && next.position.distance(to: origin.position) <= settings.tapDistance
    return continues ? count % 3 + 1 : 1
  }

  /// The gesture that this series has just become.
  var gesture: Gesture {
    switch count {
    case 2: .doubleTap(origin)
    case 3: .tripleTap(origin)
    default: .tap(origin)
    }
  }
}
