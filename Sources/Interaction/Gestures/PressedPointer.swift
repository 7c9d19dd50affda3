// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The recogniser's state of a pointer that is down.
struct PressedPointer: Sendable {
  let origin: PointerSample
  /// The last sample, with a finite position.
  var latest: PointerSample
  /// The press's number in its series of taps, 1 to 3.
  let count: Int
  /// The samples since the press that no step has had yet.
  private var trail: [PointerSample] = []

  /// Above this number of samples, every second one is dropped: a mouse may be held for hours. A pen with
  /// 480 samples a second has fewer before its long press.
  static let mostSamples = 250

  init(origin: PointerSample, latest: PointerSample, count: Int) {
    (self.origin, self.latest, self.count) = (origin, latest, count)
  }

  /// The state after the pointer has moved.
  func at(_ sample: PointerSample) -> PressedPointer {
    PressedPointer(origin: origin, latest: sample, count: count)
  }

  /// The state after a move too small to recognise a gesture.
  func held(at sample: PointerSample) -> PressedPointer {
    var held = at(sample)
    held.trail = trail + [sample]
    if held.trail.count > PressedPointer.mostSamples {
      held.trail = held.trail.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    }
    return held
  }

  func step(_ phase: GesturePhase) -> GestureStep {
    GestureStep(
      phase, origin: origin, current: phase == .began ? origin : latest, pressCount: count)
  }

  /// The steps at the samples held back, and at one more.
  func steps(to sample: PointerSample, _ phase: GesturePhase) -> [GestureStep] {
    trail.map { at($0).step(.moved) } + [at(sample).step(phase)]
  }

  /// The width or height of all samples, whichever is larger. It is in pixels of the view, and includes
  /// another sample.
  func extent(to last: PointerSample) -> Double {
    let size = Rect(around: ([origin] + trail + [last]).map(\.position))?.size
    return size.map { max($0.width, $0.height) } ?? 0
  }
}
