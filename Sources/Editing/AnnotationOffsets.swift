// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// How far annotations moved, by id. Annotations that also changed shape are not included.
public struct AnnotationOffsets: Hashable, Sendable {
  private var offsets: [String: Point] = [:]

  public init() {}

  public subscript(id: String) -> Point? { offsets[id] }

  /// The offsets of the reverse change.
  var reversed: AnnotationOffsets {
    var reversed = self
    reversed.offsets = offsets.mapValues { Point(0 - $0.x, 0 - $0.y) }
    return reversed
  }

  /// Notes one more change of an annotation.
  ///
  /// - Parameters:
  ///   - offset: how far it moved as a whole, if it did.
  ///   - differences: the properties that changed.
  ///   - earlier: the properties that had changed before; `nil` if none had.
  mutating func note(
    _ offset: Point?, of id: String, _ differences: Set<Annotation.Property>,
    after earlier: Set<Annotation.Property>?
  ) {
    guard !differences.isDisjoint(with: Annotation.places) else { return }
    let wasPlaced = earlier.map { $0.isDisjoint(with: Annotation.places) } ?? true
    guard let offset, let before = wasPlaced ? Point(0, 0) : offsets[id] else {
      offsets[id] = nil
      return
    }
    offsets[id] = Point(before.x + offset.x, before.y + offset.y)
  }

  /// Adds the offsets of a change that follows.
  mutating func merge(
    _ other: AnnotationOffsets, _ differences: [String: Set<Annotation.Property>],
    after earlier: [String: Set<Annotation.Property>]
  ) {
    for (id, changed) in differences { note(other[id], of: id, changed, after: earlier[id]) }
  }
}
