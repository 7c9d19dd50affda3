// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// A hook that is asked before copying is asked about every way to copy text.
@Suite struct CopyHookTests {
  private func bench(_ fixture: String, isAllowed: Bool) throws -> (Bench, () -> [HookQuestion]) {
    let bench = try Bench(fixture)
    var asked: [HookQuestion] = []
    bench.view.client.askHook = { question, _ in
      asked.append(question)
      return HookAnswer(GateAnswer(isAllowed))
    }
    _ = bench.view.hooks.add(.selectionShouldCopy, timeoutMilliseconds: 100, otherwise: .allow)
    return (bench, { asked })
  }

  private func copied(_ bench: Bench) -> [String] {
    bench.told.compactMap {
      if case .setClipboard(.text(let text)) = $0 { text } else { nil }
    }
  }

  @Test(arguments: [true, false])
  func theTextUnderAMarkup(_ isAllowed: Bool) throws {
    let (bench, asked) = try bench("simple.pdf", isAllowed: isAllowed)
    let text = try bench.document.page(0).text()
    let range = 10..<15
    try bench.add(.highlight, "h") { $0.quads = text.quads(of: range) }
    let middle = try #require(text.quads(of: range).first).bounds.center
    try bench.tap(middle)
    bench.send(.command("copyText"))
    let words = text.text(of: range)
    #expect(asked() == [.copy(text: words, ids: ["h"])])
    #expect(copied(bench) == (isAllowed ? [words] : []))
  }

  @Test(arguments: [true, false])
  func theTextOfAField(_ isAllowed: Bool) throws {
    let (bench, asked) = try bench("form.pdf", isAllowed: isAllowed)
    try bench.tap(200, 80)
    bench.send(.text("Bea"))
    bench.send(.key(KeyPress("a", .control)))
    bench.send(.key(KeyPress("x", .control)))
    #expect(asked().count == 1)
    #expect(copied(bench).count == (isAllowed ? 1 : 0))
  }
}
