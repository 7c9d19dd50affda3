// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Undo while a free text is entered, until nothing is left of it.
@Suite struct UndoneTextTests {
  private func bench(_ tool: ToolName, typing text: String) throws -> Bench {
    let bench = try Bench(tool: tool)
    try bench.add(.square, "x")
    try bench.drag((50, 250), (150, 100))
    try bench.type(text)
    return bench
  }

  /// The names of the steps that requests undo, one after the other.
  private func undo(_ bench: Bench, _ count: Int) throws -> [String] {
    try (0..<count).map { _ in
      switch try bench.open.undo(in: bench.view) {
      case .work(let title): title
      case .change(let change): change.name
      }
    }
  }

  @Test(arguments: ["freeText", "callout"] as [ToolName])
  func lettersGoFirstThenTheBoxThenTheStepBefore(_ tool: ToolName) throws {
    let bench = try bench(tool, typing: "ab")
    #expect(try undo(bench, 2) == ["Take back", "Take back"])
    #expect(try bench.requirement()?.value == "")
    #expect(try undo(bench, 1) == ["Take back"])
    #expect(bench.state == "\(tool.rawValue).idle")
    #expect(try undo(bench, 1) == ["Add square"])
    #expect(try bench.annotations().isEmpty)
  }

  @Test func aCommandDoesTheSame() throws {
    let bench = try bench("freeText", typing: "a")
    for _ in 0..<3 { #expect(bench.view.run("undo").isHandled) }
    #expect(bench.state == "freeText.idle")
    #expect(try bench.annotations().isEmpty)
  }

  /// The text of a save is a step of the document.
  @Test func aStoredTextIsUndoneAsAWhole() throws {
    let bench = try bench("freeText", typing: "ab")
    try bench.open.storeWork()
    #expect(try undo(bench, 3) == ["Take back", "Take back", "Add free text"])
    #expect(bench.state == "freeText.idle")
    #expect(try bench.annotations().map(\.id) == ["x"])
  }

  @Test func theTextOfAnAnnotationIsLeft() throws {
    let bench = try Bench()
    try bench.add(.square, "x", Rect(10, 10, 50, 50))
    try bench.add(.freeText, "t") { $0.contents = "old" }
    try bench.doubleTap(150, 300)
    #expect(bench.state == "annotationEdit.editingText")
    bench.send(.text("older"))
    #expect(try undo(bench, 2) == ["Take back", "Add free text"])
    #expect(try bench.annotations().map(\.id) == ["x"])
  }
}
