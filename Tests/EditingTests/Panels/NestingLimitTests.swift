// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Testing

/// Nothing is nested deeper than the limit, and all that is not is found.
@Suite struct NestingLimitTests {
  @Test(arguments: [3, 64, EngineLimits.deepest])
  func outline(limit: Int) throws {
    let bench = try Workbench("simple.pdf", limits: EngineLimits(nesting: limit))
    let editor = try bench.open()
    #expect {
      try editor.perform(insertion(levels: limit + 1), cause: .api)
    } throws: { error in
      guard case EditError.engine(.limitExceeded(let reached, _)) = error else { return false }
      return reached == EngineLimit(.nesting, limit)
    }
    #expect(try editor.document.outline().isEmpty)

    try editor.perform(insertion(levels: limit), cause: .api)
    #expect(try levels(editor.document.outline()) == limit)
    // It looks for entries that lead to the page.
    try editor.perform(DeletePages([0]), cause: .api)
    #expect(try levels(editor.document.outline()) == limit)
    _ = try editor.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    #expect(try levels(bench.document(bench.file.path).outline()) == limit)
  }

  @Test(arguments: [2, EngineLimits.deepest])
  func objects(limit: Int) throws {
    let bench = try Workbench("simple.pdf", limits: EngineLimits(nesting: limit))
    let document = try bench.open().document
    func nested(_ levels: Int) throws -> PDFObject {
      try (1..<levels).reduce(document.makeArray()) { inner, _ in try document.makeArray([inner]) }
    }
    var budget = ValueBudget()
    _ = try nested(limit).value(within: &budget)
    #expect(throws: EngineError.self) { try nested(limit + 1).value(within: &budget) }
  }

  private func insertion(levels: Int) -> InsertOutlineEntries {
    let entry = (1..<levels).reduce(NewOutlineItem("The innermost")) { inner, _ in
      var outer = NewOutlineItem("Around it")
      outer.children = [inner]
      return outer
    }
    return InsertOutlineEntries([entry], at: OutlinePlace())
  }

  private func levels(_ items: [OutlineItem]) -> Int {
    items.first.map { 1 + levels($0.children) } ?? 0
  }
}
