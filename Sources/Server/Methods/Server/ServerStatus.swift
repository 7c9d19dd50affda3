// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum ServerStatus: PromptMethod {
  static let name = "server/status"
  static let effect = Effect.reads
  static let summary = "Returns statistics of the server: documents, memory, caches and processes."

  struct Result: WrittenRecord {
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
      .required("documents", \.documents, "The number of open documents."),
      .required(
        "memoryBytes", \.memoryBytes, "The engine's memory in bytes, rounded up to whole MiB."),
      .required("cacheBytes", \.cacheBytes, "The size of page text kept for searching, in bytes."),
      .required(
        "caches", \.caches,
        "The sums for each kind of cache over all open documents and their processes."),
      .required("uptimeSeconds", \.uptimeSeconds, "The seconds since the session began."),
      .optional(
        "warning", \.warning,
        "Why the state folder, the cache folder or its thumbnails are not used."),
      .optional("workers", \.workers, "The processes of the open documents, if each has its own."),
      .optional(
        "sandbox", \.sandbox, "The sandbox of these processes; absent with `--sandbox off`."),
    ]

    init(_ session: Session) {
      documents = session.documents.all.count
      memoryBytes = Result.inMebibytes(session.documents.context.memoryBytes)
      cacheBytes = session.documents.all.reduce(0) { $0 + $1.document.text.byteCount }
      caches = [CacheStatus](of: session)
      uptimeSeconds = Int(session.world.clock() - session.life.started)
      warning =
        session.userState.folderWarning ?? session.documents.shared.files.thumbnails?.warning
    }

    /// Rounds up to whole MiB; the result is in bytes.
    static func inMebibytes(_ bytes: Int) -> Int {
      let (mebibytes, rest) = bytes.quotientAndRemainder(dividingBy: 1 << 20)
      return (mebibytes + rest.signum()) << 20
    }
  }

  static func handle(_ params: Nothing, _ call: Call) throws(RPCError) -> Result {
    Result(call.session)
  }
}

/// A worker process with an open document.
struct WorkerStatus: Record {
  var documentId = ""
  var processId = 0
  var restarts = 0

  static let fields: [Field<Self>] = [
    .document(\.documentId),
    .required("processId", \.processId, "The process id."),
    .required("restarts", \.restarts, "How often the process was replaced."),
  ]
}
