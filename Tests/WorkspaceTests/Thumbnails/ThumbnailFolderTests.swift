// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Workspace

@Suite struct ThumbnailFolderTests {
  private let parent = NSTemporaryDirectory() + "recto-folder-\(UUID())"
  private var path: String { parent + "/cache/thumbnails" }

  private func folder(limit: Int = 1 << 20) -> ThumbnailFolder {
    ThumbnailFolder(path, renderer: "test", limit: limit)
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private func age(_ name: String, to seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: "\(path)/\(name)")
  }

  @Test func onlyTheUserCanReadIt() throws {
    defer { try? FileManager.default.removeItem(atPath: parent) }
    let folder = folder()
    folder.write([1, 2, 3], to: "a.png")
    #expect(folder.read("a.png") == [1, 2, 3])
    #expect(folder.read("b.png") == nil)
    #expect(names == ["a.png"])
    #expect(try mode(path + "/a.png") == 0o600)
    #expect(try mode(path) == 0o700)
    #expect(try mode(parent) == 0o700)
    folder.write([4], to: "a.png")
    #expect(folder.read("a.png") == [4])
  }

  @Test func whatWasUsedLongestAgoGoesFirst() throws {
    defer { try? FileManager.default.removeItem(atPath: parent) }
    let first = folder()
    for (age, name) in ["a.png", "b.png", "c.png", ".recto-left"].enumerated() {
      first.write([UInt8](repeating: 0, count: 100), to: name)
      try self.age(name, to: Double(age))
    }
    try Data([1]).write(to: URL(filePath: path + "/mine.txt"))
    try age("mine.txt", to: 0)
    // Another server counts what is there; reading is a use.
    let second = folder(limit: 450)
    #expect(second.read("a.png")?.count == 100)
    second.write([UInt8](repeating: 0, count: 100), to: "d.png")
    #expect(names == ["a.png", "d.png", "mine.txt", ".recto-left"].sorted())
  }

  @Test func linksAndLargeFilesAreNotRead() throws {
    defer { try? FileManager.default.removeItem(atPath: parent) }
    let folder = folder()
    folder.write([1], to: "a.png")
    try FileManager.default.createSymbolicLink(
      atPath: path + "/b.png", withDestinationPath: path + "/a.png")
    try Data(count: (4 << 20) + 1).write(to: URL(filePath: path + "/c.png"))
    #expect(folder.read("b.png") == nil)
    #expect(folder.read("c.png") == nil)
    folder.write([2], to: "b.png")
    #expect(folder.read("a.png") == [1])
    #expect(folder.read("b.png") == [2])
  }

  @Test func aFolderThatCannotBeMadeIsToldOfUntilItCan() throws {
    defer { try? FileManager.default.removeItem(atPath: parent) }
    try Data().write(to: URL(filePath: parent))
    let folder = folder()
    folder.write([1], to: "a.png")
    #expect(folder.warning?.contains(path) == true)
    #expect(folder.read("a.png") == nil)
    try FileManager.default.removeItem(atPath: parent)
    folder.write([1], to: "a.png")
    #expect(folder.warning == nil)
    #expect(folder.read("a.png") == [1])
  }
}
