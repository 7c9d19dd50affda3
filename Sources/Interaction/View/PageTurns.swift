// SPDX-License-Identifier: AGPL-3.0-or-later

/// Turns of single pages in one view, on top of the view's own rotation. The file stays as it is.
public struct PageTurns: Hashable, Sendable {
  private var turns: [Int: QuarterTurn] = [:]

  /// No page is turned.
  public init() {}

  public init(_ turns: [Int: QuarterTurn]) {
    self.turns = turns.filter { $0.value != .none }
  }

  /// The turn of a page; `none` unless it was turned.
  public subscript(pageIndex: Int) -> QuarterTurn {
    get { turns[pageIndex] ?? .none }
    set { turns[pageIndex] = newValue == .none ? nil : newValue }
  }

  /// The turned pages in ascending order.
  public var pages: [Int] { turns.keys.sorted() }

  public var isEmpty: Bool { turns.isEmpty }

  /// The turns after pages went elsewhere; `newIndex` is `nil` for a page that was removed.
  func renumbered(_ newIndex: (Int) -> Int?) -> PageTurns {
    var moved = PageTurns()
    for (page, turn) in turns {
      if let index = newIndex(page) { moved[index] = turn }
    }
    return moved
  }
}

extension View {
  /// How far a page is shown turned, clockwise: by the view's rotation and its own.
  public func rotation(ofPage pageIndex: Int) -> QuarterTurn { pages.rotation(ofPage: pageIndex) }

  /// Turns single pages, as often as they are named, and only in this view.
  public mutating func rotate(pages turned: [Int], by turn: QuarterTurn) throws(ViewError) {
    var turns = state.pageTurns
    for page in turned {
      try check(pageIndex: page)
      turns[page] = turns[page].adding(turn)
    }
    try update(ViewChange(pageTurns: turns))
  }
}
