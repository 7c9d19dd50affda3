// SPDX-License-Identifier: AGPL-3.0-or-later

import Members
import System

/// A search for text to redact. Its redactions store it, also in the file, so that matches outside the
/// pages' contents can be removed when the redactions are applied.
public struct RedactionQuery: Hashable, Sendable {
  @Exact public var text: String
  public var isRegex = false
  public var matchesCase = false
  public var isWholeWords = false
  /// The places to search; empty: all.
  public var places: [TextPlace] = []
  /// The pages to search, from 0; empty: all, and contents that belong to no page.
  public var pages: [Int] = []

  public init(_ text: String) { self.text = text }

  /// Whether this covers the found text.
  public func holds(_ found: FoundText) -> Bool {
    guard places.isEmpty || places.contains(found.place) else { return false }
    return pages.isEmpty || found.pageIndex.map(pages.contains) ?? false
  }
}

extension RedactionQuery: DeclaredValue {
  public static let blank = RedactionQuery("")

  public static let members: [Member<Self>] = [
    .init("text", \.text, "The text to find, or the regular expression.", .required),
    .init("regex", \.isRegex, "Whether it is a Perl-compatible regular expression."),
    .init("matchCase", \.matchesCase, "Whether upper and lower case differ."),
    .init("wholeWords", \.isWholeWords, "Whether matches begin and end at word boundaries."),
    .init("places", \.places, "The places to search; all if empty."),
    .init(
      "pages", \.pages,
      "The pages to search, from 0; if empty, all, and contents that belong to no page."),
  ]
}

extension SearchQuery {
  public convenience init(_ query: RedactionQuery) throws(SearchError) {
    try self.init(
      query.text, regex: query.isRegex, matchCase: query.matchesCase,
      wholeWords: query.isWholeWords)
  }
}

extension EntryCodec<RedactionQuery?> {
  static func redactionQuery(_ key: String) -> Self {
    .init(
      read: { (_, o) throws(EngineError) in
        guard let entry = try o[key], let text = try entry["Text"]?.text else { return nil }
        var query = RedactionQuery(text)
        query.isRegex = try entry["Regex"]?.boolean ?? false
        query.matchesCase = try entry["MatchCase"]?.boolean ?? false
        query.isWholeWords = try entry["WholeWords"]?.boolean ?? false
        let places = try (entry["Places"]?.elements ?? []).map {
          (place) throws(EngineError) in try place.name
        }
        query.places = places.compactMap { $0.flatMap(TextPlace.init) }
        let pages = try (entry["Pages"]?.elements ?? []).map {
          (page) throws(EngineError) in try page.integer
        }
        query.pages = pages.compactMap(\.self)
        return query
      },
      write: { (w, value, o) throws(EngineError) in
        guard let value else { return try o.set(key, nil) }
        let entry = try w.document.makeDictionary()
        try w.set("Text", value.text, in: entry)
        try w.set("Regex", value.isRegex ? true : nil, in: entry)
        try w.set("MatchCase", value.matchesCase ? true : nil, in: entry)
        try w.set("WholeWords", value.isWholeWords ? true : nil, in: entry)
        if !value.places.isEmpty {
          let places = try w.document.makeArray()
          for place in value.places { try places.append(w.document.makeName(place.rawValue)) }
          try entry.set("Places", places)
        }
        if !value.pages.isEmpty {
          let pages = try w.document.makeArray()
          for page in value.pages { try pages.append(w.document.makeInteger(page)) }
          try entry.set("Pages", pages)
        }
        try o.set(key, entry)
      })
  }
}
