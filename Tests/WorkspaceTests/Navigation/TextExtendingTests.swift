// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Steps of the end of selected text.
@Suite struct TextExtendingTests {
  /// Selects a word of the first page.
  private func select(_ word: String, _ bench: Bench) throws {
    let text = try bench.document.page(0).text()
    let last = text.count - word.count
    let start = try #require((0...last).first { text.text(of: $0..<$0 + word.count) == word })
    let place = try #require(text.quad(of: start)).bounds.center
    try bench.doubleTap(place.x, place.y)
    #expect(try bench.selectedText == word)
  }

  @Test func stepsDownGoOnInTheNextColumnAndPage() throws {
    let bench = try Bench("two-columns.pdf")
    try select("miles", bench)
    var last: TextPosition?
    while let end = bench.view.selection.text?.end, end != last {
      last = end
      bench.run("extendDown")
    }
    #expect(last?.pageIndex == 1)
    #expect(try bench.selectedText?.contains("a tap that") == true)
  }

  /// A line of the right column is left of it for the caret of the left one, which goes to its start.
  @Test func stepsUpLeadBackLineByLine() throws {
    let bench = try Bench("two-columns.pdf")
    try select("miles", bench)
    var passed: [Selection] = []
    for _ in 0..<34 {
      passed.append(bench.view.selection)
      bench.run("extendDown")
    }
    #expect(bench.view.selection.text?.end.pageIndex == 1)
    for selection in passed.reversed() {
      bench.run("extendUp")
      #expect(bench.view.selection == selection)
    }
  }

  /// The line below is the short end of a paragraph.
  @Test func stepsDownAndUpKeepTheirPlaceInTheLine() throws {
    let bench = try Bench("two-columns.pdf")
    try select("miles", bench)
    let before = bench.view.selection
    bench.run("extendDown")
    #expect(try bench.selectedText == "miles from\nsafety.")
    bench.run("extendDown")
    #expect(try bench.selectedText?.hasPrefix("miles from\nsafety.\n\nOil followed ") == true)
    bench.run("extendUp")
    bench.run("extendUp")
    #expect(bench.view.selection == before)
    // A step along the line gives up the place.
    bench.run("extendDown")
    bench.run("extendLeft")
    bench.run("extendUp")
    #expect(bench.view.selection != before)
  }

  @Test func theExtendedEndIsShown() throws {
    let bench = try Bench("two-columns.pdf", size: Size(400, 100))
    try bench.doubleTap(60, 87)
    let before = bench.view.view.state
    bench.run("extendRight")
    #expect(bench.view.view.state == before)
    for _ in 0..<12 { bench.run("extendDown") }
    let end = try #require(bench.view.selection.text?.end)
    let quad = try #require(try bench.document.page(0).text().quad(of: end.offset - 1))
    let place = try bench.view.view.pageToView(end.pageIndex).apply(quad.bounds.center)
    #expect((0...100).contains(place.y))
  }
}
