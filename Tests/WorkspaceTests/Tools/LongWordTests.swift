// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Words that are wider than the box of their free text.
@Suite struct LongWordTests {
  static let words = [
    "name.surname@subdomain.example.com", "Donaudampfschifffahrtsgesellschaft",
    "see C:\\Users\\someone\\Documents\\report_final_v2.docx there",
    String(repeating: "A", count: 80), "eine Donaudampfschifffahrtsgesellschaft und mehr",
    "Привет-неразделимоедлинноеслово",
  ]

  private func letters(_ text: some StringProtocol) -> String {
    String(text.filter { !$0.isWhitespace })
  }

  @Test(arguments: words) func areShownWhileTheyAreWritten(_ word: String) throws {
    let bench = try Bench(tool: "freeText")
    try bench.drag((50, 260), (150, 280))
    bench.send(.text(word))
    let box = try #require(try bench.entry())
    #expect(box.width == 100 && box.height > 30)
    var shown = ""
    for case .text(let text, let rect) in try bench.view.overlay().map(\.shape) {
      shown += text
      #expect(rect.x0 >= box.x0 - 0.5 && rect.x1 <= box.x1 + 0.5, "\(text)")
      #expect(rect.y1 <= box.y1 + 0.5)
    }
    #expect(letters(shown) == letters(word))
  }

  @Test(arguments: words) func areDrawnWhole(_ word: String) throws {
    let bench = try Bench(tool: "freeText")
    try bench.drag((50, 260), (150, 280))
    bench.send(.text(word))
    _ = bench.view.commit()
    let made = try #require(try bench.newest())
    #expect(made.contents == word)
    try bench.open.editor.perform(FlattenAnnotations([made]), cause: .api)
    let text = try bench.document.page(0).text()
    // A hyphen at the end of a line is not extracted.
    let drawn = letters(text.text(of: 0..<text.count)).filter { $0 != "-" }
    #expect(drawn.contains(letters(word).filter { $0 != "-" }), "\(drawn)")
  }

  @Test func theCaretIsBehindTheLastLetter() throws {
    let bench = try Bench(tool: "freeText")
    try bench.drag((50, 260), (150, 280))
    bench.send(.text("Donaudampfschifffahrtsgesellschaft"))
    let lines = try bench.view.overlay().filter { if case .text = $0.shape { true } else { false } }
    guard case .text(_, let rect)? = lines.last?.shape else { return }
    let caret = try bench.caret()
    #expect(abs(caret.x - rect.x1) < 0.5 && abs(caret.y - rect.y1) < 0.5)
  }

  @Test func shorterWordsBreakAtBlanksOnly() throws {
    let bench = try Bench(tool: "freeText")
    try bench.drag((50, 260), (150, 280))
    bench.send(.text("words that need more than one line"))
    for case .text(let text, _) in try bench.view.overlay().map(\.shape) {
      #expect("words that need more than one line".contains(text.trimmed), "\(text)")
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
