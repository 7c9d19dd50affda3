// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Testing

@testable import Editing

@Suite struct AnnotationOffsetsTests {
  @Test func movesAddUp() {
    var effect = EditEffect()
    effect.note(["rect", "modified"], of: "a", offset: Point(10, -5))
    #expect(effect.offsets["a"] == Point(10, -5))
    effect.note(["rect"], of: "a", offset: Point(1, 1))
    #expect(effect.offsets["a"] == Point(11, -4))
    #expect(effect.reversed.offsets["a"] == Point(-11, 4))
  }

  /// Other properties do not count, in either order.
  @Test func whatMovesAndChangesColourHasMoved() {
    var effect = EditEffect()
    effect.note(["color"], of: "a")
    effect.note(["rect"], of: "a", offset: Point(3, 0))
    effect.note(["opacity"], of: "a")
    #expect(effect.offsets["a"] == Point(3, 0))
  }

  @Test func whatChangesItsShapeHasNoOffset() {
    var effect = EditEffect()
    effect.note(["rect"], of: "a")
    effect.note(["rect"], of: "a", offset: Point(3, 0))
    #expect(effect.offsets["a"] == nil)
    effect.note(["rect"], of: "b", offset: Point(3, 0))
    effect.note(["vertices"], of: "b")
    #expect(effect.offsets["b"] == nil)
  }

  @Test func effectsAreMerged() {
    var first = EditEffect()
    first.note(["rect"], of: "a", offset: Point(1, 2))
    first.note(["rect"], of: "b", offset: Point(1, 2))
    var second = EditEffect()
    second.note(["rect"], of: "a", offset: Point(10, 20))
    second.note(["rect"], of: "b")
    second.note(["line", "rect"], of: "c", offset: Point(5, 5))
    first.merge(second)
    #expect(first.offsets["a"] == Point(11, 22))
    #expect(first.offsets["b"] == nil)
    #expect(first.offsets["c"] == Point(5, 5))
  }

  @Test func annotationsTellHowFarTheyMoved() {
    var old = Annotation.blank
    old.rect = Rect(10, 10, 30, 40)
    old.vertices = [Point(10, 10), Point(30, 40), Point(10.1, 39.9)]
    let new = old.moved(by: Point(2.5, -7.25))
    #expect(new.offset(from: old) == Point(2.5, -7.25))
    var bent = new
    bent.vertices[2].x += 1
    #expect(bent.offset(from: old) == nil)
    bent.vertices.removeLast()
    #expect(bent.offset(from: old) == nil)
  }
}
