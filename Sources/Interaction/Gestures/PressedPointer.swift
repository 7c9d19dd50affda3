// SPDX-License-Identifier: AGPL-3.0-or-later

/// The recogniser's state of a pointer that is down.
struct PressedPointer: Sendable {
  let origin: PointerSample
  /// The last sample, with a finite position.
  var latest: PointerSample
  /// The number of the press in its series of taps, 1 to 3.
  let count: Int

  /// The state after the pointer has moved.
  func at(_ sample: PointerSample) -> PressedPointer {
    PressedPointer(origin: origin, latest: sample, count: count)
  }

  func step(_ phase: GesturePhase) -> GestureStep {
    GestureStep(
      phase, origin: origin, current: phase == .began ? origin : latest, pressCount: count)
  }
}
