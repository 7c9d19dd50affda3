// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC
import Workspace

extension RedactionOptions.Images: WireEnum {}
extension RedactionOptions.Paths: WireEnum {}

enum AnnotationsApplyRedactions: Method {
  typealias Result = AnnotationsDelete.Result

  static let name = "annotations/applyRedactions"
  static let summary = """
    Removes what is under redactions from the document, and the redactions, as one step: for good \
    once the document is saved.
    """
  static let errors: [ErrorKind] = .changing + [.notFound, .unsupported, .limitExceeded]

  struct Params: AnnotationIDParams {
    static let name = "ApplyRedactionsParams"
    var documentId = ""
    var given: [String]?
    var ids: [String] { given ?? [] }
    var pages: [Int]?
    var images = RedactionOptions.Images.pixels
    var paths = RedactionOptions.Paths.touched
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("ids", \.given, "The redactions; all unless given."),
      .optional("pages", \.pages, "The pages whose redactions are meant, instead of `ids`."),
      .defaulted(
        "images", \.images, .pixels,
        "What goes of an image that reaches under a redaction: its `pixels` there, or the `whole`."),
      .defaulted(
        "paths", \.paths, .touched,
        "Which lines and filled areas go: those `touched`, or only those `covered` wholly."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    let redactions = try redactions(params, call, open.document)
    guard !redactions.isEmpty else { return .now(Result(revision: open.editor.revision)) }
    var options = RedactionOptions()
    (options.images, options.paths) = (params.images, params.paths)
    return try call.perform(ApplyRedactions(redactions, options), in: open) {
      Result(removed: $0.effect.removed, revision: $0.revision)
    }
  }

  private static func redactions(
    _ params: Params, _ call: Call, _ document: Document
  ) throws(RPCError) -> [Annotation] {
    if params.given != nil {
      guard params.pages == nil else {
        throw RPCError(WireError(path: "params.pages", message: "Give ids or pages, not both."))
      }
      return try call.annotations(params)
    }
    return try engine { () throws(EngineError) in
      let all = 0..<(try document.pageCount)
      return try document.redactions(onPages: params.pages.map { Set($0).sorted() } ?? Array(all))
    }
  }
}

extension Document {
  /// - Throws: ``EngineError/notFound(what:_:)`` for a page outside of the document.
  fileprivate func redactions(onPages pages: [Int]) throws(EngineError) -> [Annotation] {
    var found: [Annotation] = []
    for index in pages {
      _ = try pageGeometry(index)
      found += try annotations(onPage: index).filter { $0.type == .redact }
    }
    return found
  }
}
