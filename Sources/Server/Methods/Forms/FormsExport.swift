// SPDX-License-Identifier: AGPL-3.0-or-later

import Exchange
import JSON
import JSONRPC
import System
import Workspace

enum FormFormat: String, WireEnum {
  case fdf, xfdf, json

  var fields: FieldExport.Format {
    switch self {
    case .fdf: .fdf
    case .xfdf: .xfdf
    case .json: .json
    }
  }
}

enum FormsExport: PromptMethod {
  static let name = "forms/export"
  static let effect = Effect.writes
  static let summary = """
    Exports the values of a form in another format. `json` is an object with a member for each \
    field. Pending work of the tools is committed first.
    """
  static let errors: [ErrorKind] = .committing + [.limitExceeded]

  struct Params: DocumentParams {
    var documentId = ""
    var format = FormFormat.fdf
    var path: String?
    var given: [String]?
    var exclude = false
    var delivery: RenderDelivery?
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("format", \.format, "The format to write."),
      .optional("path", \.path, "The file to write to; without it, the result has the data."),
      .optional(
        "fields", \.given,
        "Names or ids of fields; all unless given. A name includes the fields below it."
      ),
      .defaulted("exclude", \.exclude, "Whether to export all fields except `fields`."),
      .delivery(\.delivery, "How the data is delivered without `path`"),
    ]
  }

  struct Result: ExportResult {
    var data: String?
    var path: String?
    var sharedMemory: WireSharedMemory?
    var bytes: Int?
    static let fields: [Field<Self>] = Field.exported(
      \.data, \.path, \.sharedMemory, \.bytes, binary: "`fdf`")
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    if let path = params.path, open.file.isNamed(path) {
      throw RPCError(WireError(path: "params.path", message: "This is the document's own file."))
    }
    if let path = params.path { try call.refuseOpenFile(path) }
    try tooling(open.storeWork())
    let scope = FieldScope(params.given, excludes: params.exclude)
    let fields = try tooling(open.fields(in: scope))
      .filter { !$0.field.isSecret }
    let bytes = try exchanging(
      FieldExport.write(
        fields, as: params.format.fields, .emptied,
        fileName: open.path.map { String(FilePath.name(of: $0)) }, of: open.document))
    return try Result(
      bytes, to: params.path, or: DataDelivery(params.delivery, of: call.session),
      isBinary: params.format == .fdf)
  }
}
