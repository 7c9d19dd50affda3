// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC
import Workspace

enum PagesImport: Method {
  typealias Result = PagesChanged

  static let name = "pages/import"
  static let effect = Effect.changes
  static let summary = """
    Inserts pages of another document, as one step. Their annotations, fields, layers, tags, links \
    between them, and outline entries come too. Annotations without a name, or with a taken one, \
    get new names, `c1` and so on.
    """
  static let errors = PagesChanged.errors + [.cannotOpen, .passwordRequired]

  struct Params: DocumentParams {
    var documentId = ""
    var path: String?
    var source: String?
    var password: String?
    var pages: [Int]?
    var place: Int?
    var sameFields = ImportedFields.rename
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("path", \.path, "The file to import from. Give this or `from`."),
      .optional("from", \.source, "The open document to import from, in its current state."),
      .optional("password", \.password, "The password of the file, if it is encrypted."),
      .optional(
        "pages", \.pages,
        "The pages to import, in the wanted order, each once; all unless given."),
      .optional(
        "at", \.place, "The index of the first imported page; by default at the end.",
        in: 0...),
      .defaulted(
        "sameFields", \.sameFields,
        "How to treat fields whose full name this document has already."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<PagesChanged> {
    let open = try call.document(params)
    switch (params.path, params.source) {
    case (let path?, nil): return opening(path, params, open, call)
    case (nil, let id?):
      guard let other = call.session.documents[id] else {
        throw RPCError(.unknownDocument, "There is no document \(id): open it, or give a path.")
      }
      try tooling(other.storeWork())
      return try importing(other.document, of: other, params, open, call)
    default:
      throw RPCError(WireError(path: "params", message: "Give either path or from."))
    }
  }

  /// Opens a file on another thread, and imports from it.
  private static func opening(
    _ path: String, _ params: Params, _ open: OpenDocument, _ call: Call
  ) -> Answer<PagesChanged> {
    var opened: SideResult<Document, EngineError>?
    return .transaction(
      Transaction(
        first: { () throws(RPCError) in
          if let opened {
            return .done(try importing(engine(opened.get()), of: nil, params, open, call))
          }
          let file = SideResult<Document, EngineError>(until: .cancelled)
          opened = file
          return .aside { [password = params.password] context in
            file.make { () throws(EngineError) in
              try Document.open(.file(path), password: password, in: context.clone())
            }
          }
        }, rollBack: {}, hold: { .changes }))
  }

  private static func importing(
    _ source: Document, of other: OpenDocument?, _ params: Params, _ open: OpenDocument,
    _ call: Call
  ) throws(RPCError) -> Answer<PagesChanged> {
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
    let revision = other?.editor.revision
    return .transaction(
      Transaction(
        first: { () throws(RPCError) in
          guard other?.document === (other == nil ? nil : source),
            other?.editor.revision == revision
          else {
            throw RPCError(
              .contentModified, "The other document changed during the import: import again.")
          }
          return try editing(export.advance()).turn { (file) throws(RPCError) in
            try call.change(
              open,
              ImportPages(
                file, count: pages.count, at: params.place ?? count,
                joiningFields: params.sameFields == .join))
          }
        }, rollBack: {}, hold: { .changes }))
  }
}

/// How imported fields are treated if another field has their full name.
enum ImportedFields: String, WireEnum {
  case rename, join
}
