// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import Exchange
import Interaction
import JSON
import JSONRPC
import Workspace

extension ExchangeFormat: WireEnum {}

enum DocumentImport: Method {
  static let name = "document/import"
  static let effect = Effect.changes
  static let summary = """
    Imports annotations, form values and bookmarks from another format, as one step. Malformed \
    input changes nothing. Pending work of the tools is committed first.
    """
  static let errors: [ErrorKind] = .committing + [.cannotOpen, .limitExceeded, .timedOut]

  struct Params: DocumentParams {
    static let name = "ImportParams"
    var documentId = ""
    var format = ExchangeFormat.xfdf
    var data: String?
    var path: String?

    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("format", \.format, "The format of the input."),
      .optional("data", \.data, "The input; `fdf` in base64. Give this or `path`."),
      .optional("path", \.path, "The path of the input."),
    ]
  }

  struct Result: WrittenRecord {
    static let name = "ImportResult"
    var added: [String] = []
    var changed: [String] = []
    var removed: [String] = []
    var fields: [String] = []
    var skipped: [ImportReport.Skipped] = []
    var revision = 0

    static let fields: [Field<Self>] = [
      .required("added", \.added, "The ids of new annotations."),
      .required("changed", \.changed, "The ids of changed annotations."),
      .required("removed", \.removed, "The ids of removed annotations."),
      .required("fields", \.fields, "The names of form fields with changed values."),
      .required("skipped", \.skipped, "The parts that were skipped."),
      .required("revision", \.revision, "The document's revision now."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    let bytes = try bytes(
      params.data, params.path, isBinary: params.format == .fdf, isXML: params.format == .xfdf)
    try tooling(open.commitWork())
    let importer = Importer(open.editor, now: call.session.world.clock()) {
      () throws(EngineError) in try open.makeAnnotationID()
    }
    let planning = importer.start(bytes, params.format)
    return .transaction(
      Transaction(
        first: { () throws(RPCError) in
          let step = try Self.planning(params.path) { () throws(ExchangeError) in
            try planning.advance()
          }
          return try step.turn { (plan) throws(RPCError) in try make(plan, in: open, call) }
        }, rollBack: {}, hold: { .changes }))
  }

  private static func make(
    _ plan: ImportPlan, in open: OpenDocument, _ call: Call
  ) throws(RPCError) -> Answer<Result> {
    var edits = plan.edits
    var report = plan.report
    if let values = try values(plan.settings, open, &report) { edits.append(values) }
    let bookmarks = try bookmarking(
      open.bookmarks.importing(
        plan.bookmarks, removing: plan.removedBookmarks, name: ImportPlan.name))
    if let bookmarks { edits.append(bookmarks) }
    var result = Result(
      added: report.added, changed: report.changed, removed: report.removed, fields: report.fields,
      skipped: report.skipped, revision: open.editor.revision)
    guard !edits.isEmpty else { return .now(result) }
    let edit = EditSequence(name: ImportPlan.name, edits)
    return try call.perform(edit, in: open, cause: .import) { change in
      for id in change.effect.added { open.reserveAnnotationID(id) }
      result.revision = change.revision
      return result
    }
  }

  /// Plans an import. Malformed input is reported at the member that gives it.
  static func planning<Value>(
    _ path: String?, _ body: () throws(ExchangeError) -> Value
  ) throws(RPCError) -> Value {
    do throws(ExchangeError) {
      return try body()
    } catch .malformed(let why) {
      let place = path == nil ? "params.data" : "params.path"
      throw RPCError(WireError(path: place, message: why))
    } catch {
      throw RPCError(error)
    }
  }

  /// The values that the fields' scripts accept.
  static func values(
    _ settings: [FieldSetting], _ open: OpenDocument, _ report: inout ImportReport
  ) throws(RPCError) -> SetFieldValues? {
    open.formScripts?.begin()
    var admitted: [FieldSetting] = []
    for setting in settings {
      do throws(ToolError) {
        admitted.append(try open.admit(setting))
      } catch .vetoed(_, let why) {
        report.fields.removeAll { $0 == setting.field }
        report.skipped.append(.init(id: setting.field, why))
      } catch {
        throw RPCError(error)
      }
    }
    return try tooling(open.edit(admitted))
  }

  /// The input's bytes; binary input comes in base64.
  static func bytes(
    _ data: String?, _ path: String?, isBinary: Bool, isXML: Bool
  ) throws(RPCError) -> [UInt8] {
    switch (data, path) {
    case (let data?, nil):
      guard isBinary else { return isXML ? Importer.bytes(ofXML: data) : Array(data.utf8) }
      guard let bytes = Base64Codec.decode(data) else {
        throw RPCError(WireError(path: "params.data", message: "FDF data must be in base64."))
      }
      return bytes
    case (nil, let path?):
      let bytes = try engine(FileBytes.whole(path, limit: mostExchangedBytes))
      guard let bytes else {
        throw RPCError(
          .limitExceeded, "\(path) is too large: divide it.",
          data: [
            .init("limit", "importBytes"), .init("maximum", .integer(Int64(mostExchangedBytes))),
          ])
      }
      return bytes
    default:
      throw RPCError(WireError(path: "params", message: "Give either data or a path."))
    }
  }
}
