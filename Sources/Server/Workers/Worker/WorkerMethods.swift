// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction
import JSON
import JSONRPC
import Workspace

extension Catalogue {
  /// What only a worker's front says.
  static let workerMethods: [any Method.Type] = [
    WorkerBegin.self, WorkerArrange.self, WorkerTakeCopied.self, WorkerTakeSignatures.self,
    WorkerExtract.self, WorkerImportPages.self,
  ]
}

/// Says which ids come next, so that the client sees those that it would see of one process.
enum WorkerBegin: PromptMethod {
  static let name = "worker/begin"
  static let effect = Effect.arranges()
  static let summary = "Tells the next ids."
  static let isNotification = true

  struct Params: Record {
    static let name = "WorkerBeginParams"
    var documents: Int?
    var views = 0
    var dataFolder: String?
    /// Whether pages may be drawn that nobody has asked for.
    var prefetches = true
    static let fields: [Field<Self>] = [
      .optional("documents", \.documents, in: 0...), .required("views", \.views, in: 0...),
      .optional("dataFolder", \.dataFolder),
      .defaulted("prefetches", \.prefetches, true),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    let documents = call.session.documents
    documents.number(documents: params.documents, views: params.views)
    if let folder = params.dataFolder { call.session.world.worker?.dataFolder = folder }
    if !params.prefetches { call.session.stopPrefetching() }
    return Nothing()
  }
}

/// Takes over what the user arranged in another document's worker, or in the front.
enum WorkerArrange: PromptMethod {
  static let name = "worker/arrange"
  static let effect = Effect.arranges()
  static let summary = "Takes over what the user arranged."
  static let isNotification = true
  typealias Params = StoredPreferences

  static func handle(_ params: StoredPreferences, _ call: Call) throws(RPCError) -> Nothing {
    do throws(WireError) {
      call.session.documents.shared.takeOver(try params.preferences())
    } catch {
      throw RPCError(error)
    }
    return Nothing()
  }
}

/// Takes over what was copied in another document's worker.
enum WorkerTakeCopied: PromptMethod {
  static let name = "worker/takeCopied"
  static let effect = Effect.arranges()
  static let summary = "Takes over what was copied."
  static let isNotification = true
  typealias Params = WireCopiedAnnotations

  static func handle(_ params: WireCopiedAnnotations, _ call: Call) throws(RPCError) -> Nothing {
    call.session.documents.shared.takeOver(
      try editing(
        params.annotations.map { tree throws(EditError) in try Annotation(encoded: tree) }))
    return Nothing()
  }
}

/// Takes over the signatures that the user keeps, where no file keeps them.
enum WorkerTakeSignatures: PromptMethod {
  static let name = "worker/takeSignatures"
  static let effect = Effect.arranges()
  static let summary = "Takes over the signatures that the user keeps."
  static let isNotification = true
  typealias Params = StoredSignatures

  static func handle(_ params: StoredSignatures, _ call: Call) throws(RPCError) -> Nothing {
    call.session.takeOver(params.saved)
    return Nothing()
  }
}

/// Writes pages for another document's worker, which takes them by ``WorkerImportPages``.
enum WorkerExtract: PromptMethod {
  static let name = "worker/extract"
  static let effect = Effect.writes
  static let summary = "Writes pages for another worker."

  struct Params: DocumentParams {
    static let name = "WorkerExtractParams"
    var documentId = ""
    var pages: [Int]?
    var folder = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId), .optional("pages", \.pages), .required("folder", \.folder),
    ]
  }

  struct Result: Record {
    static let name = "WorkerExtractResult"
    var count = 0
    static let fields: [Field<Self>] = [.required("count", \.count)]
  }

  /// The file with the pages.
  static func file(in folder: String) -> String { folder + "/pages.pdf" }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    try tooling(open.commitWork())
    let pages: [Int]
    if let wanted = params.pages {
      pages = wanted
      try call.check(pages, of: open.document)
    } else {
      pages = Array(0..<(try engine(open.document.pageCount)))
    }
    let edit = try editing(open.document.importing(pages, at: 0, through: params.folder))
    let path = file(in: params.folder)
    try editing(StateFile(path).write(edit.file))
    return Result(count: pages.count)
  }
}

/// Puts in pages that another document's worker wrote.
enum WorkerImportPages: Method {
  static let name = "worker/importPages"
  static let effect = Effect.changes
  static let summary = "Puts in pages of another worker's document."
  typealias Result = PagesChanged

  struct Params: DocumentParams {
    static let name = "WorkerImportPagesParams"
    var documentId = ""
    var path = ""
    var count = 0
    var place: Int?
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("path", \.path), .required("count", \.count),
      .optional("at", \.place, in: 0...),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<PagesChanged> {
    let open = try call.document(params)
    let count = try engine(open.document.pageCount)
    let file = try engine(FileBytes.whole(params.path, limit: ImportPages.largest))
    let edit = ImportPages(file ?? [], count: params.count, at: params.place ?? count)
    return try call.change(open, edit)
  }
}
