// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The vertices of a shape that is being drawn. All are on one page. The removed vertices are kept for
/// redo.
struct VertexTrail: Hashable {
  let pageIndex: Int
  private(set) var vertices: [Point] = []
  private var takenBack: [Point] = []
  /// How many of the newest vertices belong to a drag. 0 if no drag is under way.
  private(set) var dragged = 0
  /// The next vertex, under the pointer.
  var pointer: Point?

  init(pageIndex: Int) { self.pageIndex = pageIndex }

  var isDragging: Bool { dragged > 0 }
  var hasVertices: Bool { !vertices.isEmpty }
  /// The vertices that no drag moves.
  var fixedVertices: ArraySlice<Point> { vertices.dropLast(isDragging ? 1 : 0) }
  var canPutBack: Bool { !takenBack.isEmpty }

  mutating func add(_ vertex: Point) {
    vertices.append(vertex)
    takenBack = []
    pointer = nil
  }

  /// Begins a drag at the place of its press; the very first drag makes two vertices.
  mutating func beginDrag(_ vertex: Point) {
    dragged = vertices.isEmpty ? 2 : 1
    if vertices.isEmpty { add(vertex) }
    add(vertex)
  }

  /// Moves the newest vertex.
  mutating func drag(to vertex: Point) {
    guard isDragging, !vertices.isEmpty else { return }
    vertices[vertices.count - 1] = vertex
  }

  /// Ends the drag. Drops the newest vertex if it is no farther than `least` from the one before.
  mutating func endDrag(least: Double) {
    dragged = 0
    if let newest = vertices.last, let before = vertices.dropLast().last,
      newest.distance(to: before) < least
    {
      vertices.removeLast()
    }
  }

  mutating func cancelDrag() {
    vertices.removeLast(min(dragged, vertices.count))
    dragged = 0
  }

  /// - Returns: whether there was a vertex to remove.
  mutating func takeBack() -> Bool {
    guard let newest = vertices.popLast() else { return false }
    takenBack.append(newest)
    return true
  }

  /// - Returns: whether there was a vertex to restore.
  mutating func putBack() -> Bool {
    guard let vertex = takenBack.popLast() else { return false }
    vertices.append(vertex)
    return true
  }
}
