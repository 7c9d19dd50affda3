// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import TestSupport
import Testing

@Suite struct ContentDigestTests {
  private let path = NSTemporaryDirectory() + "recto-digest-\(UUID()).pdf"

  @Test func isTheSHA256OfTheFile() throws {
    // The lines make the file longer than one step reads.
    let lines = [(10, 10, String(repeating: "a", count: 5 << 20))].map { (x: $0, y: $1, text: $2) }
    try Data(MinimalPDF(lines).bytes).write(to: URL(filePath: path))
    defer { unlink(path) }
    let document = try Document.open(.file(path), in: try EngineContext(cacheBytes: 0))
    var digest = try #require(ContentDigest(of: document))
    #expect(digest.step() == .more)
    #expect(digest.step() == .done(try sha256sum()))
    var other = try #require(ContentDigest(of: document, after: "x"))
    _ = other.step()
    #expect(other.step() != .done(try sha256sum()))
  }

  @Test func isOfWhatWasOpenedAlsoWhenTheFileIsChanged() throws {
    try Data(MinimalPDF([]).bytes).write(to: URL(filePath: path))
    defer { unlink(path) }
    let document = try Document.open(.file(path), in: try EngineContext(cacheBytes: 0))
    var digest = try #require(ContentDigest(of: document))
    let opened = try sha256sum()
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data("%".utf8))
    try file.close()
    #expect(digest.step() == .done(opened))
  }

  @Test func bytesHaveNone() throws {
    let context = try EngineContext(cacheBytes: 0)
    let document = try Document.open(.data(MinimalPDF([]).bytes), in: context)
    #expect(ContentDigest(of: document) == nil)
  }

  private func sha256sum() throws -> String {
    let answer = try #require(try Program.run("/usr/bin/env", ["sha256sum", path]))
    return String(answer.text.prefix(64))
  }
}
