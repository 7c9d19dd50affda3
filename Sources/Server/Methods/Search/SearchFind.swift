// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import JSONRPC

enum SearchFind: Method {
  static let name = "search/find"
  static let effect = Effect.streams
  static let summary = "Searches a document's text, a page after the other."
  static let errors: [ErrorKind] = [
    .unknownDocument, .damaged, .limitExceeded, .contentModified, .requestCancelled,
  ]

  struct Params: DocumentParams, ChoosingParams {
    typealias Listed = WireSearchMatch
    static let name = "SearchParams"
    var documentId = ""
    var query = ""
    var regex = false
    var matchCase = false
    var wholeWords = false
    var matchDiacritics = false
    var matchWidth = false
    var first = 0
    var count: Int?
    var limit: Int?
    var skip = 0
    var counts = false
    var matches = true
    var chosen: [String]?

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("query", \.query, "The text to find; white space stands for any run of it."),
      .defaulted("regex", \.regex, false, "Whether it is a Perl-compatible regular expression."),
      .defaulted("matchCase", \.matchCase, false, "Whether capitals and small letters differ."),
      .defaulted(
        "wholeWords", \.wholeWords, false, "Whether a match begins and ends where a word does."),
      .defaulted(
        "matchDiacritics", \.matchDiacritics, false,
        "Whether letters differ by their diacritics; in regular expressions they always do."),
      .defaulted(
        "matchWidth", \.matchWidth, false,
        "Whether full-width and half-width forms, presentation forms, ligatures and fractions differ "
          + "from what they stand for; in regular expressions they always do."),
      .defaulted("first", \.first, 0, "The page to begin with.", in: 0...),
      .optional("count", \.count, "At most how many pages; all unless given.", in: 0...),
      .optional("limit", \.limit, "At most how many matches; all unless given.", in: 1...),
      .defaulted("skip", \.skip, 0, "How many matches to leave out first.", in: 0...),
      .defaulted(
        "counts", \.counts, false,
        "Whether to tell how many matches each page has. Every page is searched then: `skip` and "
          + "`limit` decide only which matches are told."),
      .defaulted("matches", \.matches, true, "Whether to tell matches."),
      .chosen,
    ]
  }

  struct Result: Record {
    static let name = "SearchResult"
    var matches: [Excerpt<WireSearchMatch>] = []
    var complete = true
    var unreadable: [Int] = []
    var counts: [PageMatchCount]?
    var total: Int?

    static let fields: [Field<Self>] = [
      .required(
        "matches", \.matches,
        "In reading order. With `partialResultToken` each page's come as a piece `{matches}`, "
          + "and none here."),
      .required(
        "complete", \.complete,
        "Whether every page was searched to its end: not where `limit` was reached before."),
      .required("unreadable", \.unreadable, "Pages that are too damaged to have text."),
      .optional(
        "counts", \.counts,
        "The pages that have matches, if `counts` asks for them. With `partialResultToken` each "
          + "piece has its page's."),
      .optional("total", \.total, "How many matches there are, if `counts` asks for it."),
    ]
  }

  /// The matches of one page, as a client gets them that takes the result in pieces.
  struct Piece: Record {
    static let name = "SearchPiece"
    var matches: [Excerpt<WireSearchMatch>] = []
    var counts: [PageMatchCount]?
    static let fields: [Field<Self>] = [
      .required("matches", \.matches, "A page's matches."),
      .optional("counts", \.counts, "How many it has, if `counts` asks for that."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let document = try call.document(params).document
    let pages = try pageRange(params.first, params.count, of: document)
    let query = try searching(
      SearchQuery(
        params.query, regex: params.regex, matchCase: params.matchCase,
        wholeWords: params.wholeWords, folding: params.folding))
    let work = SearchWork(params, try params.choice(), query, pages, document, call)
    return .paced { () throws(RPCError) in try work.turn() }
  }
}

extension SearchFind.Params {
  var folding: SearchFolding {
    var folding: SearchFolding = []
    if !matchDiacritics { folding.insert(.diacritics) }
    if !matchWidth { folding.insert(.forms) }
    return folding
  }
}

/// How many matches a page has.
struct PageMatchCount: Record {
  var pageIndex = 0
  var count = 0
  static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0."),
    .required("count", \.count, "How many matches it has."),
  ]
}

/// A match on the wire.
struct WireSearchMatch: Record {
  static let name = "SearchMatch"
  var pageIndex = 0
  var quads: [Quad]?
  var text: String?
  var before: String?
  var after: String?

  init() {}

  init(_ match: SearchMatch) {
    pageIndex = match.pageIndex
    quads = match.quads
    text = match.text
    before = match.before
    after = match.after
  }

  static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0."),
    .optional("quads", \.quads, "Its place: a quad for each piece of a line, in page space."),
    .optional("text", \.text, "The matched text, on one line."),
    .optional("before", \.before, "Some words before it."),
    .optional("after", \.after, "Some words after it."),
  ]
}

extension RPCError {
  init(_ error: SearchError) {
    switch error {
    case .emptyQuery, .badExpression:
      self.init(WireError(path: "params.query", message: error.message))
    case .tooComplex:
      self.init(.limitExceeded, error.message, data: [.init("limit", .string("matching"))])
    case .engine(let error): self.init(error)
    }
  }
}

/// Runs searches in a method.
func searching<Result>(
  _ body: @autoclosure () throws(SearchError) -> Result
) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error) }
}
