// SPDX-License-Identifier: AGPL-3.0-or-later

extension Gesture {
  /// A whole drag that is known at once: it begins at the first sample, moves through those between
  /// and ends at the last. Samples whose position is not finite are left out; of none comes nothing.
  public static func wholeDrag(_ samples: [PointerSample]) -> [Gesture] {
    whole(samples).map(Gesture.drag)
  }

  /// A whole long press that is known at once, in the manner of ``wholeDrag(_:)``: of a single sample
  /// one that begins and ends there.
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
