// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

/// What stops work that looks at no cancellation.
@Suite struct BrakeTests {
  @Test func nothingWalksThroughObjectsUnderTheBrake() throws {
    let context = try EngineContext(cacheBytes: 1 << 20)
    let document = try Document.open(.data(MinimalPDF([]).bytes), in: context)
    let catalog = try #require(try document.catalog)
    let kids = try #require(try catalog["Pages"]?["Kids"])
    context.brake.set(true)
    #expect(throws: EngineError.cancelled) { try catalog["Pages"] }
    #expect(throws: EngineError.cancelled) { try kids.elements }
    #expect(throws: EngineError.cancelled) { try kids.kind }
    context.brake.set(false)
    #expect(try kids.elements.count == 1)
  }
}
