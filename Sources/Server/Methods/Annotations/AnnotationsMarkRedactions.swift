// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import JSON
import JSONRPC
import Workspace

enum AnnotationsMarkRedactions: Method {
  static let name = "annotations/markRedactions"
  static let effect = Effect.writes
  static let summary = """
    Adds redactions over what a search finds, one for each match, or over whole pages, as one step.
    """
  static let errors: [ErrorKind] = .changing + [.notFound, .limitExceeded, .requestCancelled]

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
      return .now(try mark(wholePages: pages, params, in: open, call))
    }
    let query = try searching { () throws(SearchError) in
      try SearchQuery(
        text, regex: params.regex, matchCase: params.matchCase, wholeWords: params.wholeWords)
    }
    var search = try engine { () throws(EngineError) in
      try PageSearch(query, in: open.document, pages: pages)
    }
    var marks: [(page: Int, quads: [Quad])] = []
    var result = Result()
    return .sliced { () throws(RPCError) in
      let page = search.pending.first ?? 0
      do throws(SearchError) {
        let found = try search.next(cancellation: call.cancellation)?.matches ?? []
        marks += found.map { ($0.pageIndex, $0.quads) }
      } catch .engine(.damaged) {
        result.unreadable.append(page)
      } catch {
        throw RPCError(error)
      }
      guard search.isComplete else { return nil }
      return try add(marks, params, result, in: open, call)
    }
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

  private static func mark(
    wholePages pages: [Int], _ params: Params, in open: OpenDocument, _ call: Call
  ) throws(RPCError) -> Result {
    var marks: [(page: Int, quads: [Quad])] = []
    for page in pages {
      let size = try engine { () throws(EngineError) in try open.document.pageGeometry(page).size }
      marks.append((page, [Quad(Rect(origin: .zero, size: size))]))
    }
    return try add(marks, params, Result(), in: open, call)
  }

  private static func add(
    _ marks: [(page: Int, quads: [Quad])], _ params: Params, _ result: Result,
    in open: OpenDocument, _ call: Call
  ) throws(RPCError) -> Result {
    var result = result
    result.revision = open.editor.revision
    guard !marks.isEmpty else { return result }
    let forms = marks.map { mark in
      ("params.style", params.style.redaction(onPage: mark.page, over: mark.quads))
    }
    let new = try AnnotationsAdd.annotations(forms, in: open, call.session)
    let change = try editing { () throws(EditError) in
      try open.editor.perform(AddAnnotations(new), cause: .api)
    }
    result.revision = change.revision
    result.annotations = try engine { () throws(EngineError) in
      try new.map { new throws(EngineError) in
        AnnotationForm(try open.document.page(new.pageIndex).annotation(new.id) ?? new)
      }
    }
    return result
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
