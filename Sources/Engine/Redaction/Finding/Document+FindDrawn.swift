// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Document {
  /// Whether a page that was searched may have hidden text. Then ``hiddenMatches(onPage:for:besides:)``
  /// reads it again.
  public func mayHideText(onPage index: Int) -> Bool { text.cache[index]?.showsAll != true }

  /// The matches in text that a page draws invisibly: outside the crop box, clipped, in invisible
  /// mode, in layers that are off, or with other text to copy (`ActualText`); and in words that it draws in
  /// pieces, in another order than they are read.
  ///
  /// - Parameter seen: the visible matches, which are omitted.
  public func hiddenMatches(
    onPage index: Int, for query: SearchQuery, besides seen: [SearchMatch],
    cancellation: Cancellation? = nil
  ) throws(SearchError) -> [SearchMatch] {
    guard mayHideText(onPage: index) else { return [] }
    let readings = try reading { () throws(EngineError) in
      let loaded = loadedPages.page(index)
      let owner = if let loaded { loaded } else { try Page(index, of: self) }
      return try owner.allText(cancellation: cancellation)
    }
    var hidden: [SearchMatch] = []
    for page in readings {
      hidden += try matches(in: page, for: query, besides: seen + hidden, cancellation)
      guard let pieces = TextPieces.joined(in: page) else { continue }
      hidden += try matches(in: pieces, for: query, besides: seen + hidden, cancellation)
    }
    return hidden
  }

  private func matches(
    in page: PageText, for query: SearchQuery, besides seen: [SearchMatch],
    _ cancellation: Cancellation?
  ) throws(SearchError) -> [SearchMatch] {
    let text = SearchText(page)
    let boxes = seen.flatMap(\.quads).map(\.bounds)
    var found: [SearchMatch] = []
    for range in try query.matches(in: text, limit: .max, cancellation: cancellation) {
      let characters = text.characters(range)
      let quads = page.quads(of: characters)
      if quads.allSatisfy({ quad in boxes.contains { $0.covers(quad.bounds) } }) { continue }
      found.append(
        SearchMatch(
          pageIndex: page.pageIndex, range: characters, quads: quads, text: text.text(range),
          before: "", after: ""))
    }
    return found
  }
}

extension Rect {
  /// Whether the rectangles agree, up to the rounding of glyph boxes.
  fileprivate func covers(_ other: Rect) -> Bool {
    let slack = 1.0
    return x0 <= other.x0 + slack && y0 <= other.y0 + slack && x1 >= other.x1 - slack
      && y1 >= other.y1 - slack
  }
}
