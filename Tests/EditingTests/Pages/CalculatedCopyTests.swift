// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

@testable import Editing

/// Copies of pages with fields that scripts calculate.
@Suite struct CalculatedCopyTests {
  @Test func theCopyOfACalculatedFieldIsCalculated() throws {
    let editor = try Workbench("calculated.pdf").open()
    let order = try editor.document.calculationOrder
    #expect(!order.isEmpty)
    try editor.perform(DuplicatePages([0], at: 1), cause: .api)
    let after = try editor.document.calculationOrder
    #expect(Array(after.prefix(order.count)) == order)
    #expect(after.count == 2 * order.count)
    try editor.undo()
    #expect(try editor.document.calculationOrder == order)
  }
}
