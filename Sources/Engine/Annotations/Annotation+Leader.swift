// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Annotation {
  /// How a line is drawn beside its ends, which leaders lead to (ISO 32000-2, table 178). All in points
  /// of page space.
  public struct Leader: Hashable, Sendable {
    /// How long the leaders are: to the left of the line as one goes along it, to the right where it is
    /// negative.
    public var length: Double
    /// How far they go on beyond the line.
    public var overshoot: Double = 0
    /// How far from the ends they begin.
    public var offset: Double = 0

    public init(length: Double) { self.length = length }
  }

  /// The words that are written along a line (ISO 32000-2, table 178).
  public struct Caption: Hashable, Sendable {
    public enum Position: String, CaseIterable, Sendable { case inline, top }

    public var position: Position
    /// The offset from the middle of the line: along the text, and upwards from it.
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

  /// The lines that lead from the ends to it.
  var leaders: [[Point]] {
    guard let leader, let aside = asideOfLine else { return [] }
    let sign: Double = leader.length < 0 ? -1 : 1
    let (near, far) = (leader.offset, leader.offset + leader.length.magnitude + leader.overshoot)
    return line.map { [$0 + aside * (sign * near), $0 + aside * (sign * far)] }
  }

  /// A vector of one point to the left of the line.
  private var asideOfLine: Point? {
    guard line.count == 2 else { return nil }
    let along = line[1] - line[0]
    let length = along.distance(to: .zero)
    return length > 0 ? Point(along.y / length, -along.x / length) : nil
  }
}
