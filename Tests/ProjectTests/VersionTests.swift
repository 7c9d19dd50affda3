// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

/// Every file that tells Recto's version tells the same one as the server.
@Suite struct VersionTests {
  /// Files, and a pattern whose group is the version, wherever the file tells it.
  private static let places = [
    ("CHANGELOG.md", #"^The sources have the version (\d[\d.]*\d)"#),
    ("README.md", #"recto(?:_pdf)?[_-](\d+\.\d+\.\d+)"#),
    ("clients/emacs/recto.el", #"^;; Version: (\S+)"#),
    ("clients/emacs/recto-rpc.el", #":name "recto\.el" :version "([^"]*)""#),
    ("clients/python/pyproject.toml", #"^version = "([^"]*)""#),
    ("clients/vscode/package.json", #"^  "version": "([^"]*)""#),
  ]

  @Test(arguments: places)
  func isTheServers(path: String, pattern: String) throws {
    let server = try #require(
      try Self.versions(in: "Sources/Server/ServerInfo.swift", #"serverVersion = "([^"]*)""#).first)
    let versions = try Self.versions(in: path, pattern)
    #expect(!versions.isEmpty, "\(path) tells no version")
    for version in versions { #expect(version == server, "\(path)") }
  }

  private static func versions(in path: String, _ pattern: String) throws -> [String] {
    let text = try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)
    return try SourceFile(path: path, text: text).matches(pattern, in: text).map { $0.groups[1] }
  }
}
