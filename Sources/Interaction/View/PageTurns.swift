// SPDX-License-Identifier: AGPL-3.0-or-later

/// Rotations of single pages in one view. They are added to the view's own rotation. The file is not
/// changed.
public struct PageTurns: Hashable, Sendable {
  private var turns: [Int: QuarterTurn] = [:]

  /// No page is turned.
  public init() {}

  public init(_ turns: [Int: QuarterTurn]) {
    self.turns = turns.filter { $0.value != .none }
  }

  /// The rotation of a page; `none` unless it was rotated.
  public subscript(pageIndex: Int) -> QuarterTurn {
    get { turns[pageIndex] ?? .none }
    set { turns[pageIndex] = newValue == .none ? nil : newValue }
  }

  /// The turned pages in ascending order.
  public var pages: [Int] { turns.keys.sorted() }

  public var isEmpty: Bool { turns.isEmpty }

  /// The rotations after pages were moved; `newIndex` is `nil` for a removed page.
  func renumbered(_ newIndex: (Int) -> Int?) -> PageTurns {
    var moved = PageTurns()
    for (page, turn) in turns {
      if let index = newIndex(page) { moved[index] = turn }
    }
    return moved
  }
}

extension View {
  /// The clockwise rotation in which a page is shown: the view's and its own.
  public func rotation(ofPage pageIndex: Int) -> QuarterTurn { pages.rotation(ofPage: pageIndex) }

  /// Rotates single pages in this view only; a page named several times is rotated several times.
  public mutating func rotate(pages turned: [Int], by turn: QuarterTurn) throws(ViewError) {
    var turns = state.pageTurns
    for page in turned {
      try check(pageIndex: page)
      turns[page] = turns[page].adding(turn)
    }
    try update(ViewChange(\.pageTurns, turns))
  }
}
