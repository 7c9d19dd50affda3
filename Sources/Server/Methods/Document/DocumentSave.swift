// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Interaction
import JSON
import JSONRPC
import Workspace

extension SaveMode: WireEnum {}

/// The annotations or fields that become part of the pages' contents.
enum FlattenKind: String, WireEnum { case none, annotations, forms, all }

enum DocumentSave: Method {
  static let name = "document/save"
  static let effect = Effect.writes
  static let summary = """
    Writes a document to a file, in one step: the old file is whole until the new one is. Only \
    saving over its own file makes a document clean. What the tools have under way is committed first. \
    Requests about the document wait meanwhile; a cancel leaves the old file as it was.
    """
  static let errors: [ErrorKind] = .committing + [.changedOnDisk]

  struct Params: DocumentParams {
    static let name = "SaveParams"
    var documentId = ""
    var path: String?
    var mode = SaveMode.auto
    var encrypt: WireEncryption?
    var flatten = FlattenKind.none
    var optimize = false
    var linearize = false
    var breakSignatures = false
    var overwrite = false
    var verify = true

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("path", \.path, "The path; the document's own file unless given."),
      .defaulted(
        "mode", \.mode, .auto,
        "`incremental` appends the changes to the bytes as opened, `full` writes anew without "
          + "what is not used, `auto` is `incremental` where the file was sound."),
      .optional(
        "encrypt", \.encrypt,
        "Sets, changes or takes away passwords; as it was unless given. The file is written anew."),
      .defaulted(
        "flatten", \.flatten, .none,
        "The objects that become page contents in a copy, which needs another path."),
      .defaulted(
        "optimize", \.optimize, false,
        "Whether the file is written anew as small as can be; what is there twice is kept once in copies only."
      ),
      .defaulted("linearize", \.linearize, false, "Not supported."),
      .defaulted(
        "breakSignatures", \.breakSignatures, false,
        "Whether a signed document may be written anew, which its signatures do not survive."),
      .defaulted(
        "overwrite", \.overwrite, false,
        "Whether the document's own file is replaced also where another program has changed it since "
          + "it was opened; `changedOnDisk` otherwise."),
      .defaulted(
        "verify", \.verify, true,
        "Whether the new file is read back, and every change looked for in it, before it replaces the old."
      ),
    ]

    func options() throws(RPCError) -> SaveOptions {
      guard !linearize else {
        throw RPCError(
          .unsupported,
          "The engine does not linearize files any more: save without, and let qpdf do it.")
      }
      var options = SaveOptions(mode)
      if let encrypt { options.encryption = try encrypt.encryption() }
      options.flattensAnnotations = flatten == .annotations || flatten == .all
      options.flattensForms = flatten == .forms || flatten == .all
      options.isOptimized = optimize
      options.breaksSignatures = breakSignatures
      options.verifies = verify
      return options
    }
  }

  struct Result: Record {
    static let name = "SaveResult"
    var path = ""
    var bytes = 0
    var mode = SaveMode.auto
    var failedProviders: [WireProviderFailure]?

    static let fields: [Field<Self>] = [
      .required("path", \.path, "The file, with symbolic links followed."),
      .required("bytes", \.bytes, "How long it is now."),
      .required("mode", \.mode, "`incremental` or `full`."),
      .optional(
        "failedProviders", \.failedProviders,
        "The providers of bookmarks that could not save; absent if all could."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    let options = try params.options()
    if let path = params.path { try call.refuseOpenFile(path, but: open) }
    try tooling(open.commitWork())
    let save = try editing(
      open.startSave(to: params.path, options, overwriting: params.overwrite))
    return call.write(save) { report in
      open.didFinish(save, report)
      let result = Result(report, of: open)
      call.session.notify(
        DocumentDidSave.self, DocumentDidSave.Params(documentId: open.id, saved: result))
      return result
    }
  }
}

extension Call {
  /// Writes a document in turns, with progress. Other requests for the document wait meanwhile.
  ///
  /// - Parameter result: what to answer once all is written.
  func write<Outcome, Result>(
    _ writing: some WritingInProgress<Outcome>,
    _ result: @escaping (Outcome) throws(RPCError) -> Result
  ) -> Answer<Result> {
    var told = 0
    return .transaction(
      Transaction(
        turns: { () throws(RPCError) in
          // Only now is everything done that the last turn lent to another thread.
          if writing.done > told {
            told = writing.done
            sendProgress(done: told, of: writing.total)
          }
          switch try editing(writing.advance()) {
          case .goesOn: return .goesOn
          case .aside(let work): return .aside(work)
          case .done(let outcome):
            sendProgress(done: writing.total, of: writing.total)
            return .done(try result(outcome))
          }
        },
        rollBack: writing.cancel, hold: { .everything }))
  }
}

extension DocumentSave.Result {
  init(_ report: SaveReport, of open: OpenDocument) {
    self.init(path: report.path, bytes: Int(report.bytes), mode: report.mode)
    if !open.failedProviders.isEmpty {
      failedProviders = open.failedProviders.map(WireProviderFailure.init)
    }
  }
}

/// A provider of bookmarks that could not save.
struct WireProviderFailure: Record {
  static let name = "FailedProvider"
  var provider = ""
  var error = RPCError(.internalError, "")

  init() {}
  init(_ failure: ProviderFailure) {
    (provider, error) = (failure.provider, RPCError(failure.error))
  }

  static let fields: [Field<Self>] = [
    .required("provider", \.provider, "The provider's id, as `bookmarks/providers` tells it."),
    .required("error", \.error, "Why it could not save."),
  ]
}
