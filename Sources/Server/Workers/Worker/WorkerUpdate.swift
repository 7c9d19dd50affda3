// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// What a worker tells its front of what the front has to know by itself: it is not told to the client.
enum WorkerUpdate: Notification {
  static let name = "worker/didUpdate"
  static let summary = "What has changed about a worker's document."

  struct Params: Record {
    static let name = "WorkerUpdateParams"
    var document: DocumentSummary?
    var viewCount: Int?
    var views: [WorkerView] = []
    var memoryBytes: Int?
    var cacheBytes: Int?
    var sandbox: SandboxStatus?
    /// Why pictures of pages are not kept; empty: they are.
    var warning: String?

    static let fields: [Field<Self>] = [
      .optional("document", \.document), .optional("viewCount", \.viewCount),
      .defaulted("views", \.views, []), .optional("memoryBytes", \.memoryBytes),
      .optional("cacheBytes", \.cacheBytes), .optional("sandbox", \.sandbox),
      .optional("warning", \.warning),
    ]
  }
}

/// A view as it can be brought back to.
struct WorkerView: Record {
  static let name = "WorkerView"
  var viewId = ""
  /// Missing where the view was closed.
  var state: WireViewState?
  static let fields: [Field<Self>] = [
    .required("viewId", \.viewId), .optional("state", \.state),
  ]
}

/// What the user arranged has been changed in a worker.
enum WorkerPreferences: Notification {
  static let name = "worker/didArrange"
  static let summary = "What the user arranged has changed."
  typealias Params = StoredPreferences
}

/// The signatures that the user keeps have been changed in a worker, where no file keeps them.
enum WorkerSignatures: Notification {
  static let name = "worker/didKeep"
  static let summary = "The signatures that the user keeps are others."
  typealias Params = StoredSignatures
}

/// A worker waits for the answer to one of its questions to the client no more.
enum WorkerGaveUp: Notification {
  static let name = "worker/didGiveUp"
  static let summary = "The answer to a question is not waited for any more."

  struct Params: Record {
    static let name = "WorkerGaveUpParams"
    var id = MessageID.integer(0)
    static let fields: [Field<Self>] = [.required("id", \.id)]
  }
}

/// Something was copied in a worker.
enum WorkerCopied: Notification {
  static let name = "worker/didCopy"
  static let summary = "The annotations that were copied last are others."
  typealias Params = WireCopiedAnnotations
}

/// A worker ignored a member of a message of the client's; the front tells that, once for all workers.
enum WorkerIgnored: Notification {
  static let name = "worker/didIgnore"
  static let summary = "A member was ignored."

  struct Params: Record {
    static let name = "WorkerIgnoredParams"
    var method = ""
    var path = ""
    var why = ""
    static let fields: [Field<Self>] = [
      .required("method", \.method), .required("path", \.path), .required("why", \.why),
    ]
  }
}

/// Annotations that were copied, as the edit log writes them.
struct WireCopiedAnnotations: Record {
  static let name = "Copied"
  var annotations: [JSONTree] = []
  static let fields: [Field<Self>] = [.required("annotations", \.annotations)]
}
