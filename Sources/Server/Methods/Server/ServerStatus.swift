// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum ServerStatus: PromptMethod {
  static let name = "server/status"
  static let effect = Effect.reads
  static let summary = "Tells what the server holds."

  struct Result: Record {
    static let name = "ServerStatus"
    var documents = 0
    var memoryBytes = 0
    var cacheBytes = 0
    var caches: [CacheStatus] = []
    var uptimeSeconds = 0
    var warning: String?
    var workers: [WorkerStatus]?
    var sandbox: SandboxStatus?

    static let fields: [Field<Self>] = [
      .required("documents", \.documents, "Documents that are open."),
      .required(
        "memoryBytes", \.memoryBytes, "Bytes that the engine holds, rounded up to whole MiB."),
      .required("cacheBytes", \.cacheBytes, "Bytes of page text that are kept for searching."),
      .required(
        "caches", \.caches,
        "One line for each kind of cache: sums over all open documents and their processes."),
      .required("uptimeSeconds", \.uptimeSeconds, "Seconds since the session began."),
      .optional(
        "warning", \.warning,
        "Why the state or cache folder, or pictures of pages in it, are not used."),
      .optional(
        "workers", \.workers, "The processes of the open documents, where each has its own."),
      .optional(
        "sandbox", \.sandbox, "The sandbox of these processes; absent with `--sandbox off`."),
    ]

    init() {}

    init(_ session: Session) {
      documents = session.documents.all.count
      memoryBytes = Result.inMebibytes(session.documents.context.memoryBytes)
      cacheBytes = session.documents.all.reduce(0) { $0 + $1.document.text.byteCount }
      caches = [CacheStatus](of: session)
      uptimeSeconds = Int(session.world.clock() - session.started)
      warning =
        session.userState.folderWarning ?? session.documents.shared.files.thumbnails?.warning
    }

    /// Rounded up.
    static func inMebibytes(_ bytes: Int) -> Int {
      let (mebibytes, rest) = bytes.quotientAndRemainder(dividingBy: 1 << 20)
      return (mebibytes + rest.signum()) << 20
    }
  }

  static func handle(_ params: Nothing, _ call: Call) throws(RPCError) -> Result {
    Result(call.session)
  }
}

/// A process that has a document open.
struct WorkerStatus: Record {
  var documentId = ""
  var processId = 0
  var restarts = 0

  static let fields: [Field<Self>] = [
    .required("documentId", \.documentId, "The document."),
    .required("processId", \.processId, "The process."),
    .required("restarts", \.restarts, "How often another one had to take its place."),
  ]
}
