// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

/// The tables that CONTRIBUTING.md names for a new tool belong together.
@Suite struct ToolRecipeTests {
  /// Without a default style, an annotation has no colour: nobody sees it.
  @Test func whatMakesAnnotationsHasADefaultStyle() throws {
    let table = try Self.file("Sources/Tools/Table/ToolTable.swift")
    let styles = try Self.file("Sources/Interaction/Styles/StyleDefaults.swift")
    let tools = try table.matches(#"ToolKind\(\s*"(\w+)"[^{]*creates: "#, in: table.text)
    #expect(tools.count > 15)
    for tool in tools.map({ $0.groups[1] }) {
      #expect(styles.text.contains("\"\(tool)\": "), "\(tool) has no row in \(styles.path)")
    }
  }

  private static func file(_ path: String) throws -> SourceFile {
    try #require(SourceFile(path: path))
  }
}
