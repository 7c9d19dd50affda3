// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

/// README.md, CONTRIBUTING.md and REUSE.toml say that clients and documents are under the MIT licence.
@Suite struct LicenceTests {
  /// Kinds of files that can have a header, and need one.
  private static let programs: Set = [
    "css", "el", "html", "js", "lua", "mjs", "py", "sh", "swift", "ts",
  ]

  @Test(arguments: ["clients", "docs"])
  func whatFrontEndsAreMadeWithIsPermissive(folder: String) {
    var licences = 0
    for path in Checkout.paths(in: folder) {
      let file = Checkout.root.appending(path: path).path
      guard let data = FileManager.default.contents(atPath: file),
        let text = String(data: data, encoding: .utf8)
      else { continue }
      let licence = Self.licence(of: text)
      licences += licence == nil ? 0 : 1
      let needsOne = Self.programs.contains((path as NSString).pathExtension)
      #expect((licence ?? (needsOne ? "no licence" : "MIT")) == "MIT", "\(path)")
    }
    #expect(licences > 3)
  }

  @Test func aHeaderIsFound() {
    let name = "SPDX-License-" + "Identifier"
    #expect(Self.licence(of: "-- \(name): MIT\nlocal a") == "MIT")
    #expect(Self.licence(of: ";;; a.el\n\n;; \(name): AGPL-3.0-or-later\n") == "AGPL-3.0-or-later")
    #expect(Self.licence(of: "<!-- \(name): MIT -->") == "MIT")
    #expect(Self.licence(of: "print(1)\n") == nil)
  }

  /// The licence that the first lines of a file name.
  private static func licence(of text: String) -> String? {
    let name = "SPDX-License-" + "Identifier: "
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).prefix(5) {
      guard let range = line.range(of: name) else { continue }
      return line[range.upperBound...].split(separator: " ").first.map(String.init)
    }
    return nil
  }
}
