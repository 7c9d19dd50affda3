// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Exchange
import JSON
import JSONRPC
import Workspace

enum FormsImport: Method {
  static let name = "forms/import"
  static let effect = Effect.changes
  static let summary = """
    Imports values into a form from another format, as one step. Annotations in the input are \
    ignored. Pending work of the tools is committed first.
    """
  static let errors: [ErrorKind] = .committing + [.cannotOpen, .limitExceeded]

  struct Params: DocumentParams {
    var documentId = ""
    var format = FormFormat.fdf
    var data: String?
    var path: String?
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("format", \.format, "The format of the input."),
      .optional("data", \.data, "The input; `fdf` in base64. Give this or `path`."),
      .optional("path", \.path, "The path of the input."),
    ]
  }

  struct Result: WrittenRecord {
    var changed: [PlacedField] = []
    var skipped: [ImportReport.Skipped] = []
    var revision = 0
    static let fields: [Field<Self>] = [
      .required("changed", \.changed, "The changed fields."),
      .required("skipped", \.skipped, "The fields, or their parts, that were not imported."),
      .required("revision", \.revision, "The document's revision now."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    let bytes = try DocumentImport.bytes(
      params.data, params.path, isBinary: params.format == .fdf, isXML: params.format == .xfdf)
    try tooling(open.commitWork())
    let importer = Importer(open.editor, now: 0) { () throws(EngineError) in
      try open.makeAnnotationID()
    }
    var plan = try DocumentImport.planning(params.path) { () throws(ExchangeError) in
      try importer.planOfFields(bytes, params.format.fields)
    }
    let values = try DocumentImport.values(plan.settings, open, &plan.report)
    let skipped = plan.report.skipped
    guard var values else {
      return .now(Result(skipped: skipped, revision: open.editor.revision))
    }
    values.name = "Import form data"
    return try call.perform(values, in: open, cause: .import) {
      Result(
        changed: open.document.wireFields($0.effect.fields), skipped: skipped,
        revision: $0.revision)
    }
  }
}
