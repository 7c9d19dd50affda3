// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import JSON

/// Two numbers that, unlike coordinates, are not rounded: the client gets back what it gave.
struct ExactPair: WireValue {
  var first = 0.0
  var second = 0.0

  init() {}

  init(_ point: Point) { (first, second) = (point.x, point.y) }
  init(_ size: Size) { (first, second) = (size.width, size.height) }

  var point: Point { Point(first, second) }
  var size: Size { Size(first, second) }

  init(wire node: JSONNode) throws(WireError) {
    guard node.kind == .array, node.count == 2 else {
      throw WireError(message: "Expected two numbers.")
    }
    let values: [Double] = try node.read()
    (first, second) = (values[0], values[1])
  }

  static var wireType: WireType {
    .named(
      .init("Pair", "[a, b]", "Two numbers, not rounded.", is: .array(of: .number, count: 2)))
  }

  func write(to writer: inout JSONWriter) { writer.array(of: [first, second]) }
}
