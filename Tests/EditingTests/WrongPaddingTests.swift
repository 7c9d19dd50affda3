// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import TestSupport
import Testing

@testable import Editing
@testable import Engine

/// Encrypted streams whose last block does not end with a padding (ISO 32000-2, 7.6.3.1). Viewers show them.
struct WrongPaddingTests {
  private let bench: Workbench
  private static let drawing = "1 0 0 rg 0 0 90 90 re f "

  init() throws { bench = try Workbench("simple.pdf") }

  /// A drawing, and a comment that cannot be compressed much.
  private func contents(_ length: Int) -> String {
    var random = SplitMix64(seed: 1)
    return Self.drawing + "%"
      + (0..<length).map { _ in String(Int.random(in: 0..<36, using: &random), radix: 36) }.joined()
  }

  /// An encrypted file with a page whose contents have no proper end.
  private func broken(_ length: Int) throws -> String {
    let plain = bench.folder.appending(path: "plain.pdf")
    let contents = contents(length)
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]/Contents 4 0 R>>",
      "<</Length \(contents.utf8.count)>>stream\n\(contents)\nendstream",
    ]
    try PlainFile.data(objects).write(to: plain)
    var options = WriteOptions()
    options.encryption = .aes256(try #require(.init(user: "user", owner: "owner")))
    let file = bench.folder.appending(path: "broken.pdf")
    try bench.document(plain.path).write(to: file.path, options)
    #expect(try text(file.path) == contents)
    var bytes = try Data(contentsOf: file)
    // The only stream. A changed byte of a block changes the same byte of the next one, here the last.
    let end = try #require(bytes.firstRange(of: Data("\nendstream".utf8))).lowerBound
    bytes[end - 17] ^= 0x40
    try bytes.write(to: file)
    return file.path
  }

  private func text(_ path: String) throws -> String {
    let document = try bench.document(path, password: "user")
    let contents = try #require(try document.pageObject(0)?["Contents"])
    return String(decoding: try contents.streamBytes(limit: 9000), as: UTF8.self)
  }

  @Test(arguments: [50, 450, 1500], [true, false])
  func whatIsShownIsWritten(length: Int, isOptimized: Bool) throws {
    let path = try broken(length)
    let document = try bench.document(path, password: "user")
    var options = WriteOptions()
    options.isOptimized = isOptimized
    let saved = bench.folder.appending(path: "saved.pdf").path
    try document.write(to: saved, options)
    try document.readBack(saved, options)
    try expect(saved, like: path)
  }

  /// The last block cannot be told from its padding.
  private func expect(_ saved: String, like path: String) throws {
    let shown = try text(path)
    #expect(shown.hasPrefix(Self.drawing))
    #expect(try text(saved) == shown)
  }

  @Test func itIsSavedWithoutEncryptionAndExtracted() throws {
    let path = try broken(450)
    let document = try bench.document(path, password: "owner")
    let saved = bench.folder.appending(path: "saved.pdf").path
    try document.extract([0], to: saved, .kept)
    try expect(saved, like: path)
    var options = WriteOptions()
    options.encryption = .removed
    try document.write(to: saved, options)
    try expect(saved, like: path)
  }
}
