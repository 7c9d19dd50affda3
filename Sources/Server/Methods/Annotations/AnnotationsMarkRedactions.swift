// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import JSON
import JSONRPC
import Members
import Workspace

enum AnnotationsMarkRedactions: Method {
  static let name = "annotations/markRedactions"
  static let effect = Effect.writes
  static let summary = "Adds redactions over a search's matches or whole pages, as one step."
  static let errors: [ErrorKind] = .changing + [.notFound, .limitExceeded, .requestCancelled]

  struct Params: DocumentParams {
    static let name = "MarkRedactionsParams"
    var documentId = ""
    var query: String?
    var regex = false
    var matchCase = false
    var wholeWords = false
    var pages: [Int]?
    var places = WireRedactionPlaces()
    @Indirect var style = RedactionStyle()

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional(
        "query", \.query,
        "The text to find, as in `search/find`; without it, whole `pages` are marked.",
        longest: SearchQuery.mostCharacters),
      .defaulted("regex", \.regex, "Whether the query is a Perl-compatible regular expression."),
      .defaulted("matchCase", \.matchCase, "Whether the search is case-sensitive."),
      .defaulted(
        "wholeWords", \.wholeWords,
        "Whether matches must begin and end at word boundaries."),
      .optional("pages", \.pages, "The pages, from 0; with a `query`, all by default."),
      .defaulted("places", \.places, "The places to search for the query."),
      .defaulted("style", \.style, "The look of the redactions."),
    ]

    /// The query as redactions keep it; `nil` if the request marks whole pages.
    var redactionQuery: RedactionQuery? {
      guard let text = query else { return nil }
      var query = RedactionQuery(text)
      (query.isRegex, query.matchesCase, query.isWholeWords) = (regex, matchCase, wholeWords)
      let chosen = TextPlace.allCases.filter(places.places.contains)
      query.places = chosen == TextPlace.allCases ? [] : chosen
      query.pages = pages ?? []
      return query
    }
  }

  struct Result: WrittenRecord {
    static let name = "MarkRedactionsResult"
    var annotations: [WireAnnotation] = []
    var elsewhere: [WireFoundText] = []
    var unreadable: [Int] = []
    var revision = 0
    static let fields: [Field<Self>] = [
      .required("annotations", \.annotations, "The redactions, in reading order."),
      .required(
        "elsewhere", \.elsewhere,
        "Matches that no mark shows; applying the redactions removes them too."
      ),
      .required("unreadable", \.unreadable, "Pages that are too damaged to be searched."),
      .revision(\.revision),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    let pages = try pages(params, in: open.document)
    guard let wanted = params.redactionQuery else {
      let marks = try wholePages(pages, of: open.document)
      return try add(marks, nil, params, Result(), in: open, call, then: { $0 })
    }
    let query = try searching(SearchQuery(wanted))
    var search = try searching(
      MarkSearch(query, in: open.document, pages, params.places.places, call))
    let places = params.places.places
    var finder: TextFinder?
    var marks: [Mark] = []
    var elsewhere: [FoundText] = []
    var result = Result()
    let document = open.document
    let (arrangement, pageCount) = (document.arrangement, pages.count)
    return .transaction(
      Transaction(
        first: { () throws(RPCError) in
          guard call.session.documents[open.id] === open, open.document === document,
            document.arrangement == arrangement
          else {
            throw RPCError(
              .contentModified,
              "The document's pages changed during the search: search again.")
          }
          guard search.isComplete else {
            if let reading = try search.reading() { return .draws(reading) }
            let page = search.page
            do throws(SearchError) {
              for match in try search.next(call.cancellation) where !match.quads.isEmpty {
                let quads = match.quads.map(withArea)
                marks.append(Mark(page: match.pageIndex, quads: quads))
              }
            } catch .engine(.damaged) {
              result.unreadable.append(page)
            } catch {
              throw RPCError(error)
            }
            call.sendProgress(done: pageCount - search.pending, of: pageCount)
            return .goesOn
          }
          if !places.subtracting([.text, .hidden]).isEmpty,
            let more = try searching(find(&finder, query, in: document))
          {
            elsewhere += more
            return .goesOn
          }
          if let release = search.release {
            call.session.pictures.drawings.drawWhenIdle(release) { _ in }
          }
          return .done(try finish(wanted, marks, elsewhere, params, result, in: open, call))
        }, rollBack: {}, hold: { .nothing }))
  }

  private struct Mark {
    var page: Int
    var quads: [Quad]
  }

  /// A quad, or a small rectangle around it if it is flat. A flat quad would be no area to redact.
  private static func withArea(_ quad: Quad) -> Quad {
    let (bounds, least) = (quad.bounds, 0.2)
    guard bounds.width < least || bounds.height < least else { return quad }
    return Quad(bounds.grown(by: least / 2))
  }

  /// One slice of the search outside the pages; `nil` at the end.
  private static func find(
    _ finder: inout TextFinder?, _ query: SearchQuery, in document: Document
  ) throws(SearchError) -> [FoundText]? {
    if finder == nil { finder = try TextFinder(query, in: document) }
    return try finder?.next(200)
  }

  private static func finish(
    _ query: RedactionQuery, _ marks: [Mark], _ elsewhere: [FoundText], _ params: Params,
    _ result: Result, in open: OpenDocument, _ call: Call
  ) throws(RPCError) -> Answer<Result> {
    try add(marks, query, params, result, in: open, call) { result in
      var result = result
      let isAnywhere = !params.places.places.isEmpty && params.pages?.isEmpty != true
      if marks.isEmpty, isAnywhere { open.unmarkedQueries.append(query) }
      result.elsewhere = WireFoundText.summed(
        elsewhere.filter { $0.erasure != nil && query.holds($0) })
      return result
    }
  }

  private static func pages(_ params: Params, in document: Document) throws(RPCError) -> [Int] {
    guard let wanted = params.pages else {
      guard params.query != nil else {
        throw RPCError(WireError(path: "params", message: "Give a query, or the pages to mark."))
      }
      return try engine(Array(0..<(document.pageCount)))
    }
    let pages = Set(wanted).sorted()
    try engine { () throws(EngineError) in
      for page in pages { _ = try document.pageGeometry(page) }
    }
    return pages
  }

  private static func wholePages(_ pages: [Int], of document: Document) throws(RPCError) -> [Mark] {
    try engine(
      pages.map { page throws(EngineError) in
        let size = try document.pageGeometry(page).size
        return Mark(page: page, quads: [Quad(Rect(origin: .zero, size: size))])
      })
  }

  /// - Parameter next: completes the result after the marks were added.
  private static func add(
    _ marks: [Mark], _ query: RedactionQuery?, _ params: Params, _ result: Result,
    in open: OpenDocument, _ call: Call, then next: @escaping (Result) -> Result
  ) throws(RPCError) -> Answer<Result> {
    var result = result
    result.revision = open.editor.revision
    guard !marks.isEmpty else { return .now(next(result)) }
    let annotations = marks.map { mark in
      params.style.redaction(onPage: mark.page, over: mark.quads, query: query)
    }
    let new = NewAnnotations(annotations, at: { _ in "params.style" }, in: open, call.session)
    return try new.add(call) { [result] (made, change) in
      var result = result
      (result.annotations, result.revision) = (made, change.revision)
      return next(result)
    }
  }
}
