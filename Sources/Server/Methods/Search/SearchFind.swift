// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum SearchFind: Method {
  static let name = "search/find"
  static let effect = Effect.streams
  static let summary = "Searches a document's text, page by page."
  static let errors: [ErrorKind] = [
    .unknownDocument, .damaged, .limitExceeded, .contentModified, .requestCancelled,
  ]

  struct Params: DocumentParams, ChoosingParams {
    typealias Listed = SearchMatch
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
      .required(
        "query", \.query, "The text to find; white space matches any run of white space.",
        longest: SearchQuery.mostCharacters),
      .defaulted("regex", \.regex, "Whether the query is a Perl-compatible regular expression."),
      .defaulted("matchCase", \.matchCase, "Whether the search is case-sensitive."),
      .defaulted(
        "wholeWords", \.wholeWords,
        "Whether matches must begin and end at word boundaries."),
      .defaulted(
        "matchDiacritics", \.matchDiacritics,
        "Whether diacritics matter; in regular expressions they always do."),
      .defaulted(
        "matchWidth", \.matchWidth,
        """
        Whether width and presentation forms and fractions differ from their plain characters; in \
        regular expressions they always do. The page's text has the letters of Latin ligatures.
        """),
      .defaulted("first", \.first, "The first page to search, from 0.", in: 0...),
      .optional("count", \.count, "How many pages to search at most; all unless given.", in: 0...),
      .optional(
        "limit", \.limit,
        "How many matches to return at most; all unless given.", in: 1...),
      .defaulted("skip", \.skip, "How many matches to skip first.", in: 0...),
      .defaulted(
        "counts", \.counts,
        """
        Whether to return the number of matches per page. Every page is then searched, and `skip` \
        and `limit` only select the returned matches.
        """),
      .defaulted("matches", \.matches, "Whether to return matches."),
      .chosen,
    ]
  }

  struct Result: WrittenRecord {
    static let name = "SearchResult"
    var matches: [Excerpt<SearchMatch>] = []
    var complete = true
    var unreadable: [Int] = []
    var counts: [PageMatchCount]?
    var total: Int?

    static let fields: [Field<Self>] = [
      .required(
        "matches", \.matches,
        """
        The matches in reading order. With `partialResultToken` the matches of each page come as a \
        piece `{matches}`, and this is empty.
        """),
      .required(
        "complete", \.complete,
        """
        Whether all pages were searched completely; `false` if `limit` cut the search short, which \
        it does not with `counts`.
        """),
      .required("unreadable", \.unreadable, "Pages that are too damaged to be searched."),
      .optional(
        "counts", \.counts,
        """
        The pages with matches, if `counts` is `true`. With `partialResultToken` each piece has \
        the count of its page.
        """),
      .optional("total", \.total, "The total number of matches, if `counts` is `true`."),
    ]
  }

  /// The matches of one page, as a piece of the result. A client can take the result in pieces.
  struct Piece: WrittenRecord {
    static let name = "SearchPiece"
    var matches: [Excerpt<SearchMatch>] = []
    var counts: [PageMatchCount]?
    static let fields: [Field<Self>] = [
      .required("matches", \.matches, "The matches of a page."),
      .optional("counts", \.counts, "The number of matches, if `counts` is `true`."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let document = try call.document(params).document
    let pages = try pageRange(params.first, params.count, of: document)
    let query = try searching(
      SearchQuery(
        params.query, regex: params.regex, matchCase: params.matchCase,
        wholeWords: params.wholeWords, folding: params.folding,
        wholeLetters: params.matchDiacritics))
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

struct PageMatchCount: WrittenRecord {
  var pageIndex = 0
  var count = 0
  static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0."),
    .required("count", \.count, "The number of matches on the page."),
  ]
}

extension SearchMatch: WrittenRecord {
  public static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0."),
    .choosable(
      "quads", \.quads,
      "The place of the match: a quad for each piece of a line, in page space."),
    .choosable("text", \.text, "The matched text, on one line."),
    .choosable("before", \.before, "Some words before the match."),
    .choosable("after", \.after, "Some words after the match."),
  ]
}
