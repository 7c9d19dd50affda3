// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Annotation {
  /// Leader lines, for a line that is drawn beside its ends. They connect the ends with the drawn line
  /// (ISO 32000-2, table 178). All lengths are in points of page space.
  public struct Leader: Hashable, Sendable {
    /// The length of the leaders: to the left in the direction of the line; to the right if negative.
    public var length: Double
    /// How far the leaders extend beyond the line.
    public var overshoot: Double = 0
    /// The gap between the ends and the leaders.
    public var offset: Double = 0

    public init(length: Double) { self.length = length }
  }

  /// The text along a line (ISO 32000-2, table 178).
  public struct Caption: Hashable, Sendable {
    public enum Position: String, CaseIterable, Sendable { case inline, top }

    public var position: Position
    /// The offset from the middle of the line: along the text, and above it.
    public var offset = Point.zero

    public init(_ position: Position = .inline) { self.position = position }
  }

  /// The text along a line; `nil` if there is none.
  var captionText: String? {
    let text =
      measure.map { $0.showsCaption ? measuredText : nil } ?? (caption == nil ? nil : contents)
    return text?.isEmpty == false ? text : nil
  }

  /// The line as drawn: between its ends, or beside them if it has leader lines.
  var drawnLine: [Point] {
    guard let leader, let aside = asideOfLine else { return line }
    let distance = leader.length + (leader.length < 0 ? -leader.offset : leader.offset)
    return line.map { $0 + aside * distance }
  }

  /// The leader lines from the ends to the drawn line.
  var leaders: [[Point]] {
    guard let leader, let aside = asideOfLine else { return [] }
    let sign: Double = leader.length < 0 ? -1 : 1
    let (near, far) = (leader.offset, leader.offset + leader.length.magnitude + leader.overshoot)
    return line.map { [$0 + aside * (sign * near), $0 + aside * (sign * far)] }
  }

  /// The unit vector to the left of the line. Its length is one point.
  private var asideOfLine: Point? {
    guard line.count == 2 else { return nil }
    let along = line[1] - line[0]
    let length = along.distance(to: .zero)
    return length > 0 ? Point(along.y / length, -along.x / length) : nil
  }
}
