// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC

enum AttachmentsExtract: PromptMethod {
  static let name = "attachments/extract"
  static let effect = Effect.writes
  static let summary = """
    Extracts an attached file to a path or folder, or as data. In a folder it gets its own name, \
    without anything that could lead outside.
    """
  static let errors: [ErrorKind] = [
    .unknownDocument, .notFound, .passwordRequired, .unsupported, .limitExceeded, .saveFailed,
    .damaged,
  ]

  struct Params: DocumentParams {
    var documentId = ""
    var id = ""
    var path: String?
    var folder: String?
    var overwrite = false
    var password: String?
    var delivery: RenderDelivery?
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("id", \.id, "The id of the file."),
      .optional("path", \.path, "The file to write to. Give this, `folder` or neither."),
      .optional("folder", \.folder, "An existing folder to write into."),
      .defaulted("overwrite", \.overwrite, "Whether to replace an existing file."),
      .optional(
        "password", \.password,
        "The password, if the document encrypts only its attachments; needed once."),
      .delivery(\.delivery, "How the file is delivered without `path` and `folder`"),
    ]
  }

  struct Result: WrittenRecord {
    var delivered = DeliveredData()
    var bytes = 0
    static let fields: [Field<Self>] = [
      .optional("data", \.delivered.data, "The file, if delivered inline."),
      .optional(
        "path", \.delivered.path,
        "The path of the written file. The client deletes files whose path the server chose."),
      .optional(
        "sharedMemory", \.delivered.sharedMemory,
        "The POSIX shared memory with the file; the client unlinks it."),
      .required("bytes", \.bytes, "The length of the file in bytes."),
    ]
  }

  /// The maximum length of an extracted file, in bytes.
  private static let fileLimit = 1 << 30

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let file = try open.embeddedFile(params.id)
    let path = try target(params, file)
    let delivery = DataDelivery(params.delivery, of: call.session)
    let isInline = path == nil && delivery.way(of: .max) == .inline
    let limit = isInline ? DataDelivery.inlineLimit / 4 * 3 : fileLimit
    let bytes = try engine(open.document.bytes(of: file, limit: limit, password: params.password))
    guard let bytes else {
      throw RPCError(
        .unsupported, "The document only refers to the file \(file.name) and does not contain it.")
    }
    if let path { try call.refuseOpenFile(path) }
    guard let path else {
      return Result(delivered: try delivery.deliver(bytes), bytes: bytes.count)
    }
    let written = try editing { () throws(EditError) in
      guard params.overwrite else { return try NewFile.write(bytes, to: path) }
      // The document chooses the name in a folder: no symbolic link may lead out of there.
      return try WholeFile.write(bytes, to: path, followsLinks: params.folder == nil)
    }
    open.editor.logs.ofFiles?.setAsideLog(ofReplaced: written)
    return Result(delivered: DeliveredData(path: written), bytes: bytes.count)
  }

  private static func target(_ params: Params, _ file: EmbeddedFile) throws(RPCError) -> String? {
    guard params.path == nil || params.folder == nil else {
      throw RPCError(WireError(path: "params", message: "Give either a path or a folder."))
    }
    guard let folder = params.folder else { return params.path }
    return try TargetFolder(folder).path(of: file.safeName)
  }
}
