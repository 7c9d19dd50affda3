// SPDX-License-Identifier: AGPL-3.0-or-later

/// A gesture of a user's pointer. A toolkit's own gestures arrive as the same values.
///
/// Taps do not wait: the first fires `tap` as soon as the pointer is up. A second tap close in time and
/// place fires `doubleTap` *after* that `tap`, a third `tripleTap`, and a fourth is a `tap` again.
public enum Gesture: Hashable, Sendable {
  case tap(PointerSample)
  case doubleTap(PointerSample)
  case tripleTap(PointerSample)
  case longPress(GestureStep)
  case drag(GestureStep)
  /// A press of the secondary button; it fires on the press.
  case contextMenu(PointerSample)
  case hover(PointerSample)

  /// The pointer of this gesture; for a tap, the sample of the press.
  public var sample: PointerSample {
    switch self {
    case .tap(let sample), .doubleTap(let sample), .tripleTap(let sample),
      .contextMenu(let sample), .hover(let sample):
      sample
    case .longPress(let step), .drag(let step): step.current
    }
  }
}

/// One step of a continuous gesture.
///
/// Each such gesture has one `began`, any number of `moved`, and one `ended` or `cancelled`; no
/// other gesture comes in between.
public struct GestureStep: Hashable, Sendable {
  public var phase: GesturePhase
  /// The pointer when it was pressed.
  public var origin: PointerSample
  /// The pointer now; for `began` the origin, for `cancelled` the last sample before.
  public var current: PointerSample
  /// The number of the press: 2 or 3 if it followed one or two taps close in time and place, as in a
  /// double click with a drag; else 1.
  public var pressCount: Int

  public init(
    _ phase: GesturePhase, origin: PointerSample, current: PointerSample, pressCount: Int = 1
  ) {
    self.phase = phase
    self.origin = origin
    self.current = current
    self.pressCount = pressCount
  }
}

extension GestureStep {
  /// Whether the pointer has strayed too far for a press. A press becomes a drag at that distance from
  /// the origin.
  public var hasStrayed: Bool {
    current.position.distance(to: origin.position)
      > GestureSettings()[origin.pointerType].dragThreshold
  }

  /// The step without the tremor of a pointer that is held: a pointer that has not strayed is at its
  /// origin.
  public var steadied: GestureStep {
    var step = self
    if !hasStrayed { step.current = origin }
    return step
  }
}

public enum GesturePhase: String, CaseIterable, Sendable {
  case began, moved, ended, cancelled
}

extension Gesture {
  /// The steps of a whole drag: it begins at the first sample, moves through the next ones and ends at
  /// the last. Samples with a position that is not finite are left out; without samples there are no
  /// steps.
  public static func wholeDrag(_ samples: [PointerSample]) -> [Gesture] {
    whole(samples).map(Gesture.drag)
  }

  /// The steps of a whole long press, like ``wholeDrag(_:)``. A single sample makes a press that begins
  /// and ends there.
  public static func wholeLongPress(_ samples: [PointerSample]) -> [Gesture] {
    whole(samples).map(Gesture.longPress)
  }

  private static func whole(_ samples: [PointerSample]) -> [GestureStep] {
    let path = samples.filter(\.position.isFinite)
    guard let first = path.first, let last = path.last else { return [] }
    let between = path.dropFirst().dropLast()
    return [GestureStep(.began, origin: first, current: first)]
      + between.map { GestureStep(.moved, origin: first, current: $0) }
      + [GestureStep(.ended, origin: first, current: last)]
  }
}
