// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Workspace

/// Sets the next ids. The client sees the same ids as with a single process.
enum WorkerBegin: PromptMethod {
  static let name = "worker/begin"
  static let effect = Effect.arranges()
  static let summary = "Tells the next ids."
  static let isNotification = true

  struct Params: Record {
    var documents: Int?
    var views = 0
    /// The last known revision of the document that is opened again.
    var revision: Int?
    /// Whether its file is a version that the client was not shown.
    var isSuperseded = false
    var dataFolder: String?
    /// Whether pages may be prefetched.
    var prefetches = true
    static let fields: [Field<Self>] = [
      .optional("documents", \.documents, in: 0...), .required("views", \.views, in: 0...),
      .optional("revision", \.revision, in: 0...), .optional("dataFolder", \.dataFolder),
      .defaulted("isSuperseded", \.isSuperseded), .defaulted("prefetches", \.prefetches),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    let documents = call.session.documents
    let lost = params.revision.map {
      LostDocument(revision: $0, isSuperseded: params.isSuperseded)
    }
    documents.number(documents: params.documents, views: params.views, after: lost)
    if let folder = params.dataFolder { call.session.world.worker?.dataFolder = folder }
    if !params.prefetches { call.session.stopPrefetching() }
    return Nothing()
  }
}
