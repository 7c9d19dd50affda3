// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum ServerPing: PromptMethod {
  static let name = "server/ping"
  static let summary = "Answers, and does nothing else."

  static func handle(_ params: Nothing, _ call: Call) throws(RPCError) -> Nothing { Nothing() }
}

enum ServerStatus: PromptMethod {
  static let name = "server/status"
  static let summary = "Tells what the server holds."

  struct Result: Record {
    static let name = "ServerStatus"
    var documents = 0
    var memoryBytes = 0
    var cacheBytes = 0
    var uptimeSeconds = 0
    var warning: String?

    static let fields: [Field<Self>] = [
      .required("documents", \.documents, "Documents that are open."),
      .required(
        "memoryBytes", \.memoryBytes, "Bytes that the engine holds, rounded up to whole MiB."),
      .required("cacheBytes", \.cacheBytes, "Bytes of page text that are kept for searching."),
      .required("uptimeSeconds", \.uptimeSeconds, "Seconds since the session began."),
      .optional("warning", \.warning, "Why pictures of pages are not kept in the cache folder."),
    ]
  }

  static func handle(_ params: Nothing, _ call: Call) throws(RPCError) -> Result {
    var result = Result()
    result.documents = call.session.documents.all.count
    let mebibyte = 1 << 20
    let (mebibytes, rest) = call.session.documents.context.memoryBytes
      .quotientAndRemainder(dividingBy: mebibyte)
    result.memoryBytes = (mebibytes + rest.signum()) * mebibyte
    result.cacheBytes = call.session.documents.all.reduce(0) { $0 + $1.document.searchTextBytes }
    result.uptimeSeconds = Int(call.session.world.clock() - call.session.started)
    result.warning = call.session.documents.shared.thumbnails?.warning
    return result
  }
}

enum ServerDescribe: PromptMethod {
  static let name = "server/describe"
  static let summary = "Describes the protocol for machines, as `recto describe` does."
  typealias Result = ProtocolDescription

  static func handle(_ params: Nothing, _ call: Call) throws(RPCError) -> ProtocolDescription {
    .make()
  }
}
