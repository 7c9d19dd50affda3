// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Text of a page that can be found again. It can be found in another version of the document.
public struct TextAnchor: Hashable, Sendable {
  public var pageIndex: Int
  public var text: String
  /// The text before the anchor, on one line.
  public var before: String
  public var after: String
  /// The middle of its first line, in page space.
  public var place: Point

  public init(pageIndex: Int, text: String, before: String, after: String, place: Point) {
    self.pageIndex = pageIndex
    self.text = text
    self.before = before
    self.after = after
    self.place = place
  }

  /// The number of pages to search in each direction.
  static let reach = 5
}

extension Document {
  /// The text under quads of a page; `nil` if there is none.
  public func anchor(of quads: [Quad], onPage index: Int) throws(EngineError) -> TextAnchor? {
    guard let range = try page(index).text().range(markedBy: quads) else { return nil }
    return try anchor(of: range, onPage: index)
  }

  /// A run of characters of a page; `nil` if it has no searchable text.
  public func anchor(of range: Range<Int>, onPage index: Int) throws(EngineError) -> TextAnchor? {
    let page = try page(index).text()
    let text = page.text(of: range)
    guard let first = page.quads(of: range).first,
      let matches = try found(text, onPage: index)
    else { return nil }
    let own = matches.first { $0.range.overlaps(range) }
    return TextAnchor(
      pageIndex: index, text: text, before: own?.before ?? "", after: own?.after ?? "",
      place: first.bounds.center)
  }

  /// The place of an anchor's text in this document. Of several, the best is the one with the same
  /// words around it, then on the nearest page, then the nearest on the page. `nil` if there is none.
  public func find(_ anchor: TextAnchor) throws(EngineError) -> SearchMatch? {
    let count = try pageCount
    var best: (match: SearchMatch, rank: Rank)?
    for distance in 0...TextAnchor.reach {
      for index in Set([anchor.pageIndex - distance, anchor.pageIndex + distance]).sorted()
      where index >= 0 && index < count {
        for match in try found(anchor.text, onPage: index) ?? [] {
          let rank = Rank(match, anchor, distance)
          if let best, !(rank < best.rank) { continue }
          best = (match, rank)
        }
      }
    }
    return best?.match
  }

  /// `nil` if the text cannot be searched for.
  private func found(_ text: String, onPage index: Int) throws(EngineError) -> [SearchMatch]? {
    do throws(SearchError) {
      return try searchPage(index, for: try SearchQuery(text, matchCase: true), limit: 1000)
    } catch .engine(let error) {
      throw error
    } catch {
      return nil
    }
  }
}

/// The quality of a match: smaller is better.
private struct Rank: Comparable {
  private let strangeness: Int
  private let pages: Int
  private let points: Double

  init(_ match: SearchMatch, _ anchor: TextAnchor, _ pages: Int) {
    let before = zip(match.before.reversed(), anchor.before.reversed()).prefix { $0 == $1 }.count
    let after = zip(match.after, anchor.after).prefix { $0 == $1 }.count
    // A few more letters in common are not significant.
    strangeness = -(before + after) / 8
    self.pages = pages
    let middle = match.quads.first?.bounds.center ?? anchor.place
    points = middle.distance(to: anchor.place)
  }

  static func < (a: Rank, b: Rank) -> Bool {
    (a.strangeness, a.pages, a.points) < (b.strangeness, b.pages, b.points)
  }
}
