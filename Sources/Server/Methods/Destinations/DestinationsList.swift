// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum DestinationsList: PromptMethod {
  typealias Params = OnlyDocument

  static let name = "destinations/list"
  static let effect = Effect.reads
  static let summary = "Lists the named destinations of a document."
  static let errors: [ErrorKind] = [.unknownDocument, .damaged]

  struct Result: WrittenRecord {
    static let name = "DestinationsResult"
    var destinations: [NamedDestination] = []
    static let fields: [Field<Self>] = [
      .required("destinations", \.destinations, "The destinations, in the document's order.")
    ]
  }

  static func handle(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> Result {
    let document = try call.document(params).document
    let all = try engine(document.namedDestinations())
    return Result(destinations: all)
  }
}

extension NamedDestination: WrittenRecord {
  public static let summary = "A named place in a document."

  public static let fields: [Field<Self>] = [
    .required("name", \.name, "The name, as in links and `#nameddest=`."),
    .optional("destination", \.destination, "The place; absent if the name leads nowhere."),
  ]
}
