// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum StampsList: PromptMethod {
  static let name = "stamps/list"
  static let effect = Effect.reads
  static let summary = "Lists the standard rubber stamps."

  struct Result: Record {
    static let name = "StampsListResult"
    var stamps: [WireStandardStamp] = []
    static let fields: [Field<Self>] = [
      .required("stamps", \.stamps, "The stamps, approving ones first.")
    ]
  }

  static func handle(_ params: Nothing, _ call: Call) throws(RPCError) -> Result {
    Result(stamps: StandardStamp.all.map(WireStandardStamp.init))
  }
}

/// A standard rubber stamp.
struct WireStandardStamp: Record {
  static let name = "StandardStamp"
  var stamp = ""
  var text = ""
  var color = WireColor(Color(red: 0, green: 0, blue: 0))

  init() {}

  init(_ stamp: StandardStamp) {
    (self.stamp, text, color) = (stamp.icon, stamp.text, WireColor(stamp.color))
  }

  static let fields: [Field<Self>] = [
    .required("name", \.stamp, "The value for the tool option `stamp`, and for `icon`."),
    .required("text", \.text, "The text of the stamp."),
    .required("color", \.color, "The default colour of the stamp."),
  ]
}
