// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The wire form of a range of a view's scale, without infinite limits.
struct WireZoom: WireValue {
  let range: ClosedRange<Double>

  init(_ range: ClosedRange<Double>) { self.range = range }

  init(wire node: JSONNode) throws(WireError) {
    let lower = try node.readIfPresent("min", as: Double.self) ?? 0
    let upper = try node.readIfPresent("max", as: Double.self) ?? .greatestFiniteMagnitude
    guard lower <= upper else { throw WireError(message: "min must not be greater than max.") }
    range = lower...upper
  }

  static var wireType: WireType {
    .object(
      ObjectType(
        "ScaleRange", "A range of scales.",
        [
          .optional("min", .number, "The minimum; no limit unless given."),
          .optional("max", .number, "The maximum; no limit unless given."),
        ]))
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if range.lowerBound > 0 { writer.member("min", range.lowerBound) }
      if range.upperBound < .greatestFiniteMagnitude { writer.member("max", range.upperBound) }
    }
  }
}
