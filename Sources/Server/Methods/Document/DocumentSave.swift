// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import JSON
import JSONRPC
import Workspace

extension SaveMode: WireEnum {}

/// The annotations or fields that become page content.
enum FlattenKind: String, WireEnum { case none, annotations, forms, all }

enum DocumentSave: Method {
  static let name = "document/save"
  static let effect = Effect.writes
  static let summary = """
    Saves a document to a file, atomically. The old file is kept until the new one is complete. \
    Only saving over its own file makes a document clean. Pending work of the tools is committed \
    first. Requests about the document wait during the save; cancelling leaves the old file \
    unchanged.
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
    var overwrite: Bool?
    var verify = true

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("path", \.path, "The path; the document's own file unless given."),
      .defaulted(
        "mode", \.mode,
        """
        `incremental` appends the changes to the original bytes; `full` rewrites the file without \
        unused objects; `auto` is `incremental` if the file was sound, and not rewritten since it \
        was opened.
        """),
      .optional(
        "encrypt", \.encrypt,
        """
        Sets, changes or removes passwords, and rewrites the file; by default the encryption \
        stays.
        """),
      .defaulted(
        "flatten", \.flatten,
        "The objects that become page content in a copy, which needs another path."),
      .defaulted("optimize", \.optimize, "Whether the file is rewritten as small as possible."),
      .defaulted("linearize", \.linearize, "Not supported."),
      .defaulted(
        "breakSignatures", \.breakSignatures,
        "Whether a signed document may be rewritten, which invalidates its signatures."),
      .optional(
        "overwrite", \.overwrite,
        """
        `true` replaces the document's own file even if another program changed it since it was \
        opened; if not, the save fails with `changedOnDisk`. `false` replaces no other existing \
        file either, and fails in the same way.
        """),
      .defaulted(
        "verify", \.verify,
        """
        Whether to read the new file back and check it for every change before it replaces the old \
        one.
        """
      ),
    ]

    func options() throws(RPCError) -> SaveOptions {
      guard !linearize else {
        throw RPCError(
          .unsupported,
          "The engine no longer linearizes files: save without linearize, and use qpdf.")
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

  struct Result: WrittenRecord {
    static let name = "SaveResult"
    var path = ""
    var bytes = 0
    var mode = SaveMode.auto
    var failedProviders: [ProviderFailure]?

    static let fields: [Field<Self>] =
      Field<Self>.writtenFile(\.path, \.bytes, isDocument: true) + [
        .required("mode", \.mode, "`incremental` or `full`."),
        .optional(
          "failedProviders", \.failedProviders,
          "The bookmark providers that failed to save; absent if none failed."),
      ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    let options = try params.options()
    if let path = params.path { try call.refuseOpenFile(path, but: open) }
    try tooling(open.storeWork())
    let save = try editing(open.startSave(to: params.path, options, overwriting: params.overwrite))
    return .transaction(call.write(save) { finish(save, $0, of: open, call.session) })
  }

  /// Records that a document was saved, and announces it.
  @discardableResult
  static func finish(
    _ save: SaveInProgress, _ report: SaveReport, of open: OpenDocument, _ session: Session
  ) -> Result {
    open.didFinish(save, report)
    let result = Result(report, of: open)
    session.notify(DocumentDidSave.self, DocumentDidSave.Params(documentId: open.id, saved: result))
    return result
  }
}

extension DocumentSave.Result {
  init(_ report: SaveReport, of open: OpenDocument) {
    self.init(path: report.path, bytes: Int(report.bytes), mode: report.mode)
    if !open.file.failedProviders.isEmpty { failedProviders = open.file.failedProviders }
  }
}

extension ProviderFailure: WrittenRecord {
  public static let name = "FailedProvider"

  public static let fields: [Field<Self>] = [
    .required("provider", \.provider, "The provider's id, as in `bookmarks/providers`."),
    .required("error", \.wireError, "Why the provider failed to save."),
  ]

  private var wireError: RPCError { RPCError(error) }
}
