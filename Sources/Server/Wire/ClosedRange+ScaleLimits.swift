// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The minimum and maximum scale of a view.
extension ClosedRange: WireValue where Bound == Double {
  public init(wire node: JSONNode) throws(WireError) {
    guard node.kind == .array, node.count == 2 else {
      throw WireError(message: "Expected a minimum and a maximum scale [min, max].")
    }
    let values: [Double] = try node.read()
    guard values[0] <= values[1] else {
      throw WireError(message: "Give the minimum scale first.")
    }
    self = values[0]...values[1]
  }

  public static var wireType: WireType {
    .named(
      .init(
        "ScaleLimits", "[min, max]", "The minimum and maximum scale.",
        is: .array(of: .number, count: 2)))
  }

  public func write(to writer: inout JSONWriter) { writer.array(of: [lowerBound, upperBound]) }
}
