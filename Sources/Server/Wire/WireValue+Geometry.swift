// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import JSON

/// Rounds a coordinate for the wire, to a thousandth. This is more precise than any device shows.
func roundedCoordinate(_ value: Double) -> Double {
  (value * 1000).rounded() / 1000
}

// Not ``JSONWriter/array(of:)``, which finds out at run time how to write each number: page layouts
// have many thousands of them.
private func writeRounded(_ values: [Double], to writer: inout JSONWriter) {
  writer.array { writer in for value in values { writer.number(roundedCoordinate(value)) } }
}

private func writePoints(_ points: [Point], to writer: inout JSONWriter) {
  writer.array { writer in
    for point in points {
      writer.number(roundedCoordinate(point.x))
      writer.number(roundedCoordinate(point.y))
    }
  }
}

/// Reads an array of `count` finite numbers of limited magnitude.
private func numbers(_ node: JSONNode, _ count: Int, _ form: String) throws(WireError) -> [Double] {
  guard node.kind == .array, node.count == count else {
    throw WireError(message: "Expected \(form).")
  }
  return try finiteNumbers(node)
}

/// The greatest magnitude of a coordinate from a client.
private let greatest = 1e9

/// The range of coordinates, for the summaries. The schema has no bounds, because it also describes
/// coordinates that the server read from a file.
private let rangeNote = "Clients may send coordinates from -1e9 to 1e9."

private func finiteNumbers(_ node: JSONNode) throws(WireError) -> [Double] {
  let values: [Double] = try node.read()
  for (index, value) in values.enumerated() where !(value.magnitude <= greatest) {
    throw WireError(message: "A coordinate must be between -1e9 and 1e9.").under(index)
  }
  return values
}

extension Point: WireValue {
  public static var wireType: WireType {
    .named(.init("Point", "[x, y]", "A position. \(rangeNote)", is: .array(of: .number, count: 2)))
  }

  public init(wire node: JSONNode) throws(WireError) {
    let values = try numbers(node, 2, "a point [x, y]")
    self.init(values[0], values[1])
  }

  public func write(to writer: inout JSONWriter) { writeRounded([x, y], to: &writer) }
}

extension Size: WireValue {
  public static var wireType: WireType {
    .named(
      .init(
        "Size", "[w, h]", "A width and a height. \(rangeNote)", is: .array(of: .number, count: 2)))
  }

  public init(wire node: JSONNode) throws(WireError) {
    let values = try numbers(node, 2, "a size [w, h]")
    self.init(values[0], values[1])
  }

  public func write(to writer: inout JSONWriter) { writeRounded([width, height], to: &writer) }
}

extension Rect: WireValue {
  public static var wireType: WireType {
    .named(
      .init(
        "Rect", "[x0, y0, x1, y1]", "A rectangle by two opposite corners. \(rangeNote)",
        is: .array(of: .number, count: 4)))
  }

  public init(wire node: JSONNode) throws(WireError) {
    let values = try numbers(node, 4, "a rectangle [x0, y0, x1, y1]")
    self.init(values[0], values[1], values[2], values[3])
  }

  public func write(to writer: inout JSONWriter) { writeRounded([x0, y0, x1, y1], to: &writer) }
}

extension Quad: WireValue {
  public static var wireType: WireType {
    .named(
      .init(
        "Quad", "[x0, y0, …, x3, y3]",
        "Four corners: upper left, upper right, lower left, lower right. \(rangeNote)",
        is: .array(of: .number, count: 8)))
  }

  public init(wire node: JSONNode) throws(WireError) {
    let values = try numbers(node, 8, "a quad [x0, y0, …, x3, y3]")
    self.init(
      upperLeft: Point(values[0], values[1]), upperRight: Point(values[2], values[3]),
      lowerLeft: Point(values[4], values[5]), lowerRight: Point(values[6], values[7]))
  }

  public func write(to writer: inout JSONWriter) { writePoints(points, to: &writer) }
}

extension PointList: WireValue {
  public init(wire node: JSONNode) throws(WireError) {
    guard node.kind == .array, node.count.isMultiple(of: 2) else {
      throw WireError(message: "Expected points as [x0, y0, x1, y1, …].")
    }
    let values = try finiteNumbers(node)
    self.init(stride(from: 0, to: values.count, by: 2).map { Point(values[$0], values[$0 + 1]) })
  }

  public static var wireType: WireType {
    .named(
      .init(
        "Path", "[x0, y0, x1, y1, …]", "A sequence of points. \(rangeNote)", is: .array(of: .number)
      ))
  }

  public func write(to writer: inout JSONWriter) { writePoints(points, to: &writer) }
}

extension Space: WireEnum {}
extension Space: WireValue {}
