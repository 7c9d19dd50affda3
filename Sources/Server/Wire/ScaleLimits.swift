// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The minimum and maximum scale of a view.
struct ScaleLimits: WireValue {
  var range: ClosedRange<Double> = 1...1

  init() {}
  init(_ range: ClosedRange<Double>) { self.range = range }

  init(wire node: JSONNode) throws(WireError) {
    guard node.kind == .array, node.count == 2 else {
      throw WireError(message: "Expected a minimum and a maximum scale [min, max].")
    }
    let values: [Double] = try node.read()
    guard values[0] <= values[1] else {
      throw WireError(message: "Give the minimum scale first.")
    }
    range = values[0]...values[1]
  }

  static var wireType: WireType {
    .named(
      .init(
        "ScaleLimits", "[min, max]", "The minimum and maximum scale.",
        is: .array(of: .number, count: 2)))
  }

  func write(to writer: inout JSONWriter) {
    writer.array(of: [range.lowerBound, range.upperBound])
  }
}
