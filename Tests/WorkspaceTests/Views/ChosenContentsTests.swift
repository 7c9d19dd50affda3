// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Testing

@testable import Workspace

/// The selection of a view, and what was read of it.
struct ChosenContentsTests {
  private let bench: Bench
  private let text = TextSelection(
    TextPosition(pageIndex: 0, offset: 2), TextPosition(pageIndex: 2, offset: 3))

  init() throws { bench = try Bench("pages.pdf") }

  private func contents(_ selection: Selection) -> ChosenContents {
    var contents = ChosenContents()
    _ = contents.choose(selection)
    return contents
  }

  @Test func onlyAnotherSelectionIsAChange() {
    var contents = ChosenContents()
    let steps: [(Selection, isChange: Bool)] = [
      (.none, false), (.text(text), true), (.text(text), false), (.none, true),
    ]
    for (selection, isChange) in steps {
      let changed = contents.choose(selection)
      #expect(changed == isChange)
    }
    #expect(contents.selection == .none)
  }

  @Test func nothingToClearLeavesTheTool() throws {
    try bench.view.setTool("rectangle")
    try bench.view.choose(.none)
    #expect(bench.view.tool == "rectangle")
    try bench.view.choose(.text(text))
    try bench.view.choose(.none)
    #expect(bench.view.tool == .pan)
    #expect(bench.view.selection == .none)
  }

  /// A longer selection of text need not read the pages of the shorter one again.
  @Test func aReadingOfTextIsKeptForOtherText() {
    var contents = contents(.text(text))
    let reading = SelectedTextReading(text, in: bench.view)
    contents.readings.text = reading
    let longer = TextSelection(text.start, TextPosition(pageIndex: 3, offset: 1))
    _ = contents.choose(.text(longer))
    #expect(contents.selection.text == longer)
    #expect(contents.readings.text === reading)
  }

  @Test(arguments: [
    Selection.none, .annotations([SelectedAnnotation(id: "a", pageIndex: 0)]),
  ])
  func aReadingOfTextEndsWithTheTextsSelection(other: Selection) {
    var contents = contents(.text(text))
    contents.readings.text = SelectedTextReading(text, in: bench.view)
    _ = contents.choose(.text(text))
    #expect(contents.readings.text != nil)
    _ = contents.choose(other)
    #expect(contents.readings.text == nil)
  }
}
