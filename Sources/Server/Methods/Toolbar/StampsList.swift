// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum StampsList: PromptMethod {
  static let name = "stamps/list"
  static let effect = Effect.reads
  static let summary = "Lists the standard rubber stamps."

  struct Result: WrittenRecord {
    var stamps: [StandardStamp] = []
    static let fields: [Field<Self>] = [
      .required("stamps", \.stamps, "The stamps, approving ones first.")
    ]
  }

  static func handle(_ params: Nothing, _ call: Call) throws(RPCError) -> Result {
    Result(stamps: StandardStamp.all)
  }
}

extension StandardStamp: WrittenRecord {
  public static let fields: [Field<Self>] = [
    .required("name", \.icon, "The value for the tool option `stamp`, and for `icon`."),
    .required("text", \.text, "The text of the stamp."),
    .required("color", \.color, "The default colour of the stamp."),
  ]
}
