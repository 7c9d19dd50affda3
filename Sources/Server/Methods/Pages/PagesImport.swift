// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction
import JSON
import JSONRPC

enum PagesImport: Method {
  typealias Result = PagesChanged

  static let name = "pages/import"
  static let effect = Effect.changes
  static let summary = """
    Puts pages of another document into this one, as one step, with their annotations, fields and \
    layers, tags, the links between them and the entries of the outline that lead to them. Annotations \
    without a name, or with one that is taken, get one, `c1` and so on.
    """
  static let errors = PagesChanged.errors + [.cannotOpen, .passwordRequired]

  struct Params: DocumentParams {
    static let name = "PagesImportParams"
    var documentId = ""
    var path: String?
    var source: String?
    var password: String?
    var pages: [Int]?
    var place: Int?
    var sameFields = ImportedFields.rename
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("path", \.path, "The file to take them from: this or `from`."),
      .optional("from", \.source, "The open document to take them from, as it is now."),
      .optional("password", \.password, "The password of the file, if it is encrypted."),
      .optional("pages", \.pages, "Its pages in the order wanted, each once; all unless given."),
      .optional(
        "at", \.place, "The index that the first of them then has; at the end unless given.",
        in: 0...),
      .defaulted(
        "sameFields", \.sameFields, .rename,
        "What becomes of its fields that have the full name of one of this document."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<PagesChanged> {
    let open = try call.document(params)
    let source = try source(params, call)
    let pages: [Int]
    if let wanted = params.pages {
      pages = wanted
      try call.check(pages, of: source)
    } else {
      pages = Array(0..<(try engine(source.pageCount)))
    }
    let count = try engine(open.document.pageCount)
    let export = try editing(
      PageExport(pages, of: source, through: call.session.world.temporaryFolder))
    let other = params.source.flatMap { call.session.documents[$0] }
    let revision = other?.editor.revision
    return .transaction(
      Transaction(
        { () throws(RPCError) in
          guard other?.document === (other == nil ? nil : source),
            other?.editor.revision == revision
          else {
            throw RPCError(
              .contentModified, "The other document was changed meanwhile: import again.")
          }
          guard let file = try editing(export.advance()) else { return nil }
          return try call.change(
            open,
            ImportPages(
              file, count: pages.count, at: params.place ?? count,
              joiningFields: params.sameFields == .join))
        },
        hold: { .changes }))
  }

  private static func source(_ params: Params, _ call: Call) throws(RPCError) -> Document {
    switch (params.path, params.source) {
    case (let path?, nil):
      return try engine(
        Document.open(
          .file(path), password: params.password, in: call.session.documents.context))
    case (nil, let id?):
      guard let other = call.session.documents[id] else {
        throw RPCError(.unknownDocument, "There is no document \(id): open it, or give a path.")
      }
      try tooling(other.commitWork())
      return other.document
    default:
      throw RPCError(WireError(path: "params", message: "Give either path or from."))
    }
  }
}

/// What becomes of imported fields whose full name another field has.
enum ImportedFields: String, WireEnum {
  case rename, join
}
