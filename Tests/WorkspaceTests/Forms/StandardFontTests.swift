// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction
import Testing

@testable import Workspace

/// Text is entered and measured in each of the standard families.
@Suite(.serialized) struct StandardFontTests {
  static let families = ["Helvetica", "Times", "Courier"]

  @Test(arguments: families) func aFieldTakesText(_ family: String) throws {
    let bench = try Bench("form.pdf")
    var changes = FieldChanges()
    changes.look.font = family
    try bench.open.editor.perform(UpdateField("name", changes), cause: .api)
    try bench.enter("name")
    try bench.type("Ω il")
    #expect(try bench.entered() == "Ω il")
    bench.press("Enter")
    #expect(bench.undoNames.last == "Fill in name")
    #expect(try bench.widget("name").field.value == ["Ω il"])
  }

  @Test(arguments: families) func aFreeTextIsWritten(_ family: String) throws {
    let bench = try Bench("form.pdf", tool: "freeText")
    bench.open.shared.userPreferences.styles["freeText"].text.font = family
    #expect(try bench.tap(310, 200).error == nil)
    #expect(bench.send(.text("Ω il")).error == nil)
    #expect(bench.run("commit").error == nil)
    #expect(bench.undoNames.count == 1)
  }

  @Test(arguments: families) func charactersWithoutGlyphAreFound(_ family: String) throws {
    let document = try Bench("form.pdf").document
    #expect(try document.charactersWithoutGlyph(in: "aΩ\u{E000}", font: family) == ["\u{E000}"])
    let widths = try document.advances(of: ["i", "m"], font: family)
    #expect((widths[0] < widths[1]) == (family != "Courier"))
  }
}
