// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Exchange
import Interaction
import JSON
import JSONRPC
import Workspace

/// The format of exported form values.
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
    Exports the values of a form in another format; `json` is an object with a member for each \
    field. Pending work of the tools is committed first.
    """
  static let errors: [ErrorKind] = .committing + [.limitExceeded]

  struct Params: DocumentParams {
    static let name = "FormsExportParams"
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
      .defaulted("exclude", \.exclude, false, "Whether to export all fields except `fields`."),
      .delivery(\.delivery, "How the data is delivered without `path`"),
    ]
  }

  struct Result: Record {
    static let name = "FormsExportResult"
    var data: String?
    var path: String?
    var sharedMemory: WireSharedMemory?
    var bytes: Int?
    static let fields: [Field<Self>] = [
      .optional("data", \.data, "The exported data, unless a path was given; `fdf` in base64."),
      .optional(
        "path", \.path,
        """
        The path of the file, with symbolic links resolved. The client deletes files whose path \
        the server chose.
        """
      ),
      .optional(
        "sharedMemory", \.sharedMemory,
        "The POSIX shared memory with the data; the client unlinks it."),
      .optional("bytes", \.bytes, "The length of the data in bytes."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    if let path = params.path, open.file.isNamed(path) {
      throw RPCError(
        WireError(path: "params.path", message: "This is the document's own file."))
    }
    try tooling(open.commitWork())
    let scope = FieldScope(params.given, excludes: params.exclude)
    let fields = try tooling(open.fields(in: scope))
      .filter { !$0.field.isSecret }
    let bytes = try exchanging(
      FieldExport.write(
        fields, as: params.format.fields, includesEmpty: true,
        fileName: open.path?.split(separator: "/").last.map { String($0) }, of: open.document))
    if let path = params.path {
      let written = try editing(WholeFile.write(bytes, to: path))
      return Result(path: written, bytes: bytes.count)
    }
    let delivery = DataDelivery(params.delivery, of: call.session)
    guard delivery.way(of: bytes.count) == .inline else {
      let delivered = try delivery.deliver(bytes)
      return Result(
        path: delivered.path, sharedMemory: delivered.sharedMemory, bytes: bytes.count)
    }
    guard bytes.count <= DataDelivery.inlineLimit / 4 * 3 else { throw DataDelivery.tooLarge }
    guard params.format == .fdf else {
      return Result(data: String(decoding: bytes, as: UTF8.self))
    }
    var text: [UInt8] = []
    Base64Codec.encode(bytes, to: &text)
    return Result(data: String(decoding: text, as: UTF8.self))
  }
}
