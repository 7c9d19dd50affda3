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

  @Test func theExamplesOfMessagesAreValid() throws {
    let update = Preparation.update
    let document = try JSONDocument.parse(Array(update.wireText.utf8))
    #expect(try WorkerDidUpdate.Params(wire: document.root).document == update.document)
    let rendering = try JSONDocument.parse(Array(Preparation.rendering.utf8))
    #expect(try RenderParams(wire: rendering.root).width == 800)
  }
}
