// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import JSON
import JSONRPC
import Workspace

enum AnnotationsMarkRedactions: Method {
  static let name = "annotations/markRedactions"
  static let summary = """
    Adds redactions over what a search finds, one for each match, or over whole pages, as one step.
    """
  static let errors: [ErrorKind] =
    .changing + [.notFound, .limitExceeded, .contentModified, .requestCancelled]

  struct Params: DocumentParams {
    static let name = "MarkRedactionsParams"
    var documentId = ""
    var query: String?
    var regex = false
    var matchCase = false
    var wholeWords = false
    var pages: [Int]?
    var style = RedactionStyleForm()

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional(
        "query", \.query, "What to find, as for `search/find`; whole `pages` unless given."),
      .defaulted("regex", \.regex, false, "Whether it is a Perl-compatible regular expression."),
      .defaulted("matchCase", \.matchCase, false, "Whether capitals and small letters differ."),
      .defaulted(
        "wholeWords", \.wholeWords, false, "Whether a match begins and ends where a word does."),
      .optional("pages", \.pages, "The pages, from 0; with a `query` all unless given."),
      .defaulted("style", \.style, RedactionStyleForm(), "What the redactions look like."),
    ]
  }

  struct Result: Record {
    static let name = "MarkRedactionsResult"
    var annotations: [AnnotationForm] = []
    var unreadable: [Int] = []
    var revision = 0
    static let fields: [Field<Self>] = [
      .required("annotations", \.annotations, "The redactions, in reading order."),
      .required("unreadable", \.unreadable, "Pages that are too damaged to have been searched."),
      .required("revision", \.revision, "The document's revision now."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    let pages = try pages(params, in: open.document)
    guard let text = params.query else {
      let marks = try wholePages(pages, of: open.document)
      return try add(marks, params, Result(), in: open, call)
    }
    let query = try searching { () throws(SearchError) in
      try SearchQuery(
        text, regex: params.regex, matchCase: params.matchCase, wholeWords: params.wholeWords)
    }
    var search = try engine { () throws(EngineError) in
      try PageSearch(query, in: open.document, pages: pages)
    }
    var marks: [Mark] = []
    var result = Result()
    let document = open.document
    let (arrangement, pageCount) = (document.arrangement, search.pending.count)
    return .transaction(
      Transaction { () throws(RPCError) in
        guard call.session.documents[open.id] === open, open.document === document,
          document.arrangement == arrangement
        else {
          throw RPCError(.contentModified, "The pages went elsewhere meanwhile: search again.")
        }
        let page = search.pending.first ?? 0
        do throws(SearchError) {
          let found = try search.next(cancellation: call.cancellation)?.matches ?? []
          marks += found.map { Mark(page: $0.pageIndex, quads: $0.quads) }
        } catch .engine(.damaged) {
          result.unreadable.append(page)
        } catch {
          throw RPCError(error)
        }
        call.sendProgress(done: pageCount - search.pending.count, of: pageCount)
        guard search.isComplete else { return nil }
        return try add(marks, params, result, in: open, call)
      })
  }

  private struct Mark {
    var page: Int
    var quads: [Quad]
  }

  private static func pages(
    _ params: Params, in document: Document
  ) throws(RPCError) -> [Int] {
    guard let wanted = params.pages else {
      guard params.query != nil else {
        throw RPCError(WireError(path: "params", message: "Give a query, or the pages to mark."))
      }
      return try engine { () throws(EngineError) in Array(0..<(try document.pageCount)) }
    }
    let pages = Set(wanted).sorted()
    try engine { () throws(EngineError) in
      for page in pages { _ = try document.pageGeometry(page) }
    }
    return pages
  }

  private static func wholePages(
    _ pages: [Int], of document: Document
  ) throws(RPCError) -> [Mark] {
    try engine { () throws(EngineError) in
      try pages.map { page throws(EngineError) in
        let size = try document.pageGeometry(page).size
        return Mark(page: page, quads: [Quad(Rect(origin: .zero, size: size))])
      }
    }
  }

  private static func add(
    _ marks: [Mark], _ params: Params, _ result: Result, in open: OpenDocument, _ call: Call
  ) throws(RPCError) -> Answer<Result> {
    var result = result
    result.revision = open.editor.revision
    guard !marks.isEmpty else { return .now(result) }
    let forms = marks.map { mark in
      ("params.style", params.style.redaction(onPage: mark.page, over: mark.quads))
    }
    let new = try AnnotationsAdd.annotations(forms, in: open, call.session)
    return try call.perform(AddAnnotations(new), in: open) { [result] (change) throws(RPCError) in
      var result = result
      result.revision = change.revision
      result.annotations = try AnnotationsAdd.made(new, in: open)
      return result
    }
  }
}

/// What redactions look like that are marked many at once.
struct RedactionStyleForm: Record {
  static let name = "RedactionStyle"
  static let summary = "What redactions look like, and what will stand where they are applied."
  var color: ColorForm?
  var interiorColor: ColorForm?
  var opacity: Double?
  var border: BorderForm?
  var overlayText: String?
  var font: FontForm?
  var align: Annotation.TextAlignment?
  var contents: String?

  static let fields: [Field<Self>] = [
    .optional("color", \.color, "Of the outline, until they are applied."),
    .optional("interiorColor", \.interiorColor, "Of the area once they are applied; black."),
    .optional("opacity", \.opacity, "1 unless given.", in: 0...1),
    .optional("border", \.border, "The outline."),
    .optional("overlayText", \.overlayText, "What is written over what was redacted."),
    .optional("font", \.font, "How it is set."),
    .optional("align", \.align, "How its lines are set."),
    .optional("contents", \.contents, "Why it is to be redacted."),
  ]

  fileprivate func redaction(onPage index: Int, over quads: [Quad]) -> AnnotationForm {
    var form = AnnotationForm()
    form.type = .redact
    form.pageIndex = index
    form.rect = Rect(around: quads.flatMap(\.points))
    form.quads = quads
    (form.color, form.interiorColor, form.opacity) = (color, interiorColor, opacity)
    (form.border, form.overlayText, form.contents) = (border, overlayText, contents)
    (form.font, form.align) = (font, align)
    return form
  }
}
