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
    let digits = String(repeating: "0f", count: 16)
    let own = (1...4).map { "\(digits)-\($0)-100.png" }
    let first = folder()
    for (age, name) in (own.prefix(3) + [".recto-aBcDeF"]).enumerated() {
      first.write([UInt8](repeating: 0, count: 100), to: name)
      try self.age(name, to: Double(age))
    }
    // The user's own files.
    let others = ["mine.txt", "photo.png", "cafe-1-100.png", ".recto-left"]
    for name in others {
      try Data(count: 100).write(to: URL(filePath: "\(path)/\(name)"))
      try age(name, to: 0)
    }
    // Another server counts what is there; reading is a use.
    let second = folder(limit: 450)
    #expect(second.read(own[0])?.count == 100)
    second.write([UInt8](repeating: 0, count: 100), to: own[3])
    #expect(names == ([own[0], own[3], ".recto-aBcDeF"] + others).sorted())
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
