// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC
import Workspace

enum DestinationsResolve: PromptMethod {
  static let name = "destinations/resolve"
  static let effect = Effect.reads
  static let summary = "Returns the place that a named destination leads to."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound, .damaged]

  struct Params: DocumentParams {
    var documentId = ""
    var name = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("name", \.name, "The name of the destination."),
    ]
  }

  struct Result: WrittenRecord {
    var destination: Destination?
    static let fields: [Field<Self>] = [
      .optional(
        "destination", \.destination,
        "The place; absent if the name leads to no page of the document.")
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let document = try call.document(params).document
    let place = try engine(document.destination(named: params.name))
    return Result(destination: place)
  }
}

extension OpenDocument {
  /// The place that a name leads to, for requests that show it.
  ///
  /// - Throws: ``ErrorKind/notFound`` if there is no such name, or it leads to no page.
  func destination(named name: String) throws(RPCError) -> Destination {
    let place = try engine(document.destination(named: name))
    if let place { return place }
    throw RPCError(
      .notFound, "The destination \"\(name)\" leads to no page of the document.",
      data: [.init("what", .string("destination"))])
  }
}
