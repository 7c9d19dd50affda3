// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

@testable import Server

/// The examples must be accepted: one that is refused would prepare nothing.
struct PreparationTests {
  @Test func theExampleIsAnAnnotation() throws {
    let document = try JSONDocument.parse(Array(Preparation.annotation.utf8))
    let annotation = try WireAnnotation(wire: document.root)
    #expect(annotation.wireText.contains(#""type":"highlight""#))
  }
}
