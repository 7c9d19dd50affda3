// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The findings of a search in the form that its request wants: matches or counts, all or some, at
/// the end or in pieces.
struct SearchYield {
  private let params: SearchFind.Params
  private let choice: MemberChoice<SearchMatch>
  private let call: Call
  /// The number of matches to leave out, and to return afterwards.
  private var skip: Int
  private var left: Int
  private(set) var result = SearchFind.Result()

  init(_ params: SearchFind.Params, _ choice: MemberChoice<SearchMatch>, _ call: Call) {
    (self.params, self.choice, self.call) = (params, choice, call)
    skip = params.skip
    left = params.matches ? params.limit ?? .max : 0
    if params.counts { (result.counts, result.total) = ([], 0) }
  }

  /// How many matches of a page are needed: one more than wanted shows that there are more.
  var limit: Int {
    let isBounded = params.matches && !params.counts && left < .max - skip
    return isBounded ? skip + left + 1 : .max
  }

  /// Takes the matches of a page.
  ///
  /// - Returns: whether the next pages must be searched too.
  mutating func take(_ found: [SearchMatch], ofPage index: Int) -> Bool {
    let rest = found.dropFirst(skip)
    skip -= found.count - rest.count
    let taken = rest.prefix(left).map { choice($0) }
    left -= taken.count
    let hasMore = params.matches && rest.count > taken.count
    // With counts, every page is searched although only some matches are returned.
    if hasMore, !params.counts { result.complete = false }
    tell(taken, ofPage: index, count: found.count)
    return !hasMore || params.counts
  }

  /// Records a page that cannot be read.
  mutating func noteUnreadable(_ index: Int) { result.unreadable.append(index) }

  private mutating func tell(_ matches: [Excerpt<SearchMatch>], ofPage page: Int, count: Int) {
    let counts =
      params.counts && count > 0 ? [PageMatchCount(pageIndex: page, count: count)] : []
    if params.counts { result.total = (result.total ?? 0) + count }
    if !call.wantsPartialResults {
      result.matches += matches
      result.counts? += counts
    } else if !matches.isEmpty || !counts.isEmpty {
      call.sendPartialResult(
        SearchFind.Piece(matches: matches, counts: params.counts ? counts : nil))
    }
  }
}
