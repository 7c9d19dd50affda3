// SPDX-License-Identifier: AGPL-3.0-or-later

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
