// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// The captions of a count: each mark's number beside it, and the total beside the last visible mark.
/// All are upright for the reader.
struct CountCaptions {
  private(set) var items: [OverlayItem] = []

  init(_ tally: CountTally, in context: any ToolContext) throws(ToolError) {
    let pages = context.view.visiblePages.map(\.pageIndex)
    let total = "\(context.options.countGroup): \(tally.number)"
    let last = CountCaptions.last(in: tally, on: pages)
    if let last {
      try add(total, beside: last.mark.rect, onPage: last.page, context)
    } else if let page = context.view.currentPage {
      let space = try ReadingSpace(ofReaderOn: page, in: context)
      add(total, in: Rect(8, 8, 208, 24), space, onPage: page)
    }
    for page in pages {
      for mark in (tally.marks[page] ?? []).prefix(CountCaptions.mostOnPage)
      where mark != last?.mark {
        guard let number = mark.number else { continue }
        try add("\(number)", beside: mark.rect, onPage: page, context)
      }
    }
  }

  /// More numbers than this on a page would be unreadable.
  private static let mostOnPage = 500
  /// The size of a caption: its height, and a generous width per letter, in points.
  private static let height = 16.0
  private static let letterWidth = 8.0

  /// The visible mark that was set last.
  private static func last(in tally: CountTally, on pages: [Int]) -> (page: Int, mark: CountMark)? {
    pages.flatMap { page in (tally.marks[page] ?? []).map { (page, $0) } }
      .max { ($0.1.number ?? 0) < ($1.1.number ?? 0) }
  }

  /// Adds a caption to the right of a mark. The right side is as the reader sees it. The caption stays
  /// within the page.
  private mutating func add(
    _ text: String, beside mark: Rect, onPage page: Int, _ context: any ToolContext
  ) throws(ToolError) {
    let space = try ReadingSpace(ofReaderOn: page, in: context)
    let shown = space.read(mark)
    let width = Double(text.count) * CountCaptions.letterWidth
    let middle = shown.center.y - CountCaptions.height / 2
    var place = Rect(origin: Point(shown.x1 + 3, middle), size: Size(width, CountCaptions.height))
    if place.x1 > space.page.x1 { place = place.moved(by: Point(shown.x0 - 3 - place.x1, 0)) }
    add(text, in: place.clamped(into: space.page), space, onPage: page)
  }

  private mutating func add(
    _ text: String, in place: Rect, _ space: ReadingSpace, onPage page: Int
  ) {
    let box = space.onPage(place)
    var item = OverlayItem(.text(text, in: box.upright), role: .caption, pageIndex: page)
    item.rotation = box.rotation
    items.append(item)
  }
}
