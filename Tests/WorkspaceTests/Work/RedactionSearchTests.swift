// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

@testable import Workspace

/// The search for text that redactions left.
@Suite struct RedactionSearchTests {
  /// A page takes as long to read for its hidden text as for the rest of it.
  @Test func hiddenTextTakesAStepOfItsOwn() throws {
    let bench = try Bench("hidden.pdf")
    let query = try PendingRedaction(RedactionQuery("Xanadu"))
    var search = RedactionSearch([query], in: bench.open.document)
    #expect(try !search.stepEverywhere())
    #expect(search.nextPages?.indices.first == 0)
    #expect(try !search.stepEverywhere())
    #expect(search.nextPages == nil)
    let seen = search.found.map(\.place)
    #expect(seen == [.text])
    #expect(try !search.stepEverywhere())
    #expect(search.found.map(\.place) == seen + [.hidden])
    while try !search.stepEverywhere() {}
    #expect(search.found.filter { $0.place == .hidden }.count == 1)
  }
}
