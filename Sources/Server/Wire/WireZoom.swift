// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The wire form of a range of a view's scale, without infinite limits.
struct WireZoom: Record {
  static let name = "ScaleRange"
  static let summary = "A range of scales."
  private var minimum: Double?
  private var maximum: Double?

  static let fields: [Field<Self>] = [
    .optional("min", \.minimum, "The minimum; no limit unless given."),
    .optional("max", \.maximum, "The maximum; no limit unless given."),
  ]

  init() {}

  init(_ range: ClosedRange<Double>) {
    if range.lowerBound > 0 { minimum = range.lowerBound }
    if range.upperBound < .greatestFiniteMagnitude { maximum = range.upperBound }
  }

  init(wire node: JSONNode) throws(WireError) {
    try self.init(fields: node)
    guard lower <= upper else { throw WireError(message: "min must not be greater than max.") }
  }

  private var lower: Double { minimum ?? 0 }
  private var upper: Double { maximum ?? .greatestFiniteMagnitude }

  var range: ClosedRange<Double> { lower...max(lower, upper) }
}
