// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Interaction
import Testing

/// Real forms with scripts, where the corpus is there.
@Suite struct CorpusScriptTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/corpus").path

  private static var isThere: Bool { FileManager.default.fileExists(atPath: folder) }

  private func bench(_ name: String) throws -> ScriptBench {
    try ScriptBench("\(CorpusScriptTests.folder)/\(name)")
  }

  @Test(
    .enabled(if: isThere),
    arguments: [
      "160F-2019.pdf", "acroform_calculation_order.pdf", "annotation-text-widget.pdf",
      "annotation_hidden_noview.pdf", "bug1669099.pdf", "bug1782564.pdf", "bug1825002.pdf",
      "bug1934157.pdf", "dates.pdf", "doc_actions.pdf", "evaljs.pdf", "issue13269.pdf",
      "issue14130.pdf", "issue14862.pdf", "issue15096.pdf", "issue15753.pdf", "issue15815.pdf",
      "issue16067.pdf", "js-buttons.pdf", "text_field_own_canvas_calc.pdf",
    ])
  func everyFieldTakesAValue(name: String) throws {
    let bench = try bench(name)
    for placed in try bench.base.document.formFields.prefix(80) {
      guard placed.field.kind == .text, !placed.field.flags.contains(.readOnly) else { continue }
      for text in ["5", "12:30", "1/2/2026", "90210", ""] {
        do {
          try bench.set(placed.id, text)
        } catch ToolError.vetoed {
        } catch ToolError.invalid {
        }
      }
    }
    #expect(bench.failures == [])
  }

  @Test(.enabled(if: isThere)) func sumsAreCalculated() throws {
    let bench = try bench("issue15096.pdf")
    let order = try bench.base.document.calculationOrder
    let total = try #require(order.first)
    let source = try #require(try bench.base.document.fieldScripts(total)?.calculate)
    #expect(source.contains("AFSimple_Calculate"))
    let names = try bench.base.document.formFields.map(\.id).filter {
      source.contains("\"\($0)\"")
    }
    #expect(!names.isEmpty)
    for name in names { try bench.set(name, "2.5") }
    let sum = Double(try #require(try bench.value(total)))
    #expect(sum == 2.5 * Double(names.count))
  }
}
