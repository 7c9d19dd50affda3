// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Server
import Testing

/// The manual page and the completions of shells tell of the options that there are.
struct PackagingTests {
  private static let options = Set(
    helpText.matches(of: /--[a-z][a-z-]+/).map { String($0.output) })

  @Test(
    arguments: [
      "docs/recto.1", "scripts/packaging/completions/recto.bash",
      "scripts/packaging/completions/_recto", "scripts/packaging/completions/recto.fish",
    ])
  func everyOptionIsThere(file: String) throws {
    let text = try String(contentsOf: Project.root.appending(path: file), encoding: .utf8)
      .replacing("\\-", with: "-").replacing(" -l ", with: " --")
    #expect(Self.options.count > 20)
    for option in Self.options.sorted() {
      #expect(text.contains(option), "\(file) does not know \(option)")
    }
  }
}
