// SPDX-License-Identifier: AGPL-3.0-or-later

/// A pointer that is down: what the recogniser knows of it.
struct PressedPointer: Sendable {
  let origin: PointerSample
  /// The last sample, with a finite position.
  var latest: PointerSample
  /// The number of the press in its series of taps, 1 to 3.
  let count: Int

  /// The press once the pointer has moved.
  func at(_ sample: PointerSample) -> PressedPointer {
    PressedPointer(origin: origin, latest: sample, count: count)
  }

  func step(_ phase: GesturePhase) -> GestureStep {
    GestureStep(
      phase, origin: origin, current: phase == .began ? origin : latest, pressCount: count)
  }
}
