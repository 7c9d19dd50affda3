// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import System
import Testing

@testable import Server

/// The places that are watched for a new version of a file, where links lead to it.
struct FilePlaceTests {
  private let folder: String

  init() throws {
    let files = FileManager.default
    let new = files.temporaryDirectory.appending(path: UUID().uuidString).path
    try files.createDirectory(atPath: new, withIntermediateDirectories: true)
    folder = try #require(FilePath.real(new))
    for name in ["a", "b", "c"] {
      try files.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
    }
    try Data().write(to: URL(filePath: folder + "/c/f.pdf"))
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/" + name, withDestinationPath: target)
  }

  private func places(_ name: String) -> Set<FilePlace> { FilePlace.all(of: folder + "/" + name) }

  private func expected(_ names: String...) -> Set<FilePlace> {
    Set(names.map { FilePlace(folder + "/" + $0) })
  }

  @Test func ofAFile() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(places("c/f.pdf") == expected("c/f.pdf"))
    #expect(places("c/none.pdf") == expected("c/none.pdf"))
  }

  @Test(arguments: [false, true]) func ofALinkThroughALinkedFolder(isRelative: Bool) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let start = isRelative ? ".." : folder
    try link("a/doc.pdf", to: start + "/b/current/f.pdf")
    try link("b/current", to: start + "/c")
    #expect(places("a/doc.pdf") == expected("a/doc.pdf", "b/current", "c/f.pdf"))
    #expect(
      places("b/current/f.pdf") == expected("b/current/f.pdf", "b/current", "c/f.pdf"))
  }

  @Test func ofALinkToALink() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try link("a/doc.pdf", to: "../b/current")
    try link("b/current", to: "../c/f.pdf")
    #expect(places("a/doc.pdf") == expected("a/doc.pdf", "b/current", "c/f.pdf"))
    try FileManager.default.removeItem(atPath: folder + "/c/f.pdf")
    #expect(places("a/doc.pdf") == expected("a/doc.pdf", "b/current", "c/f.pdf"))
  }

  @Test func ofLinksInALoop() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try link("a/doc.pdf", to: "../b/doc.pdf")
    try link("b/doc.pdf", to: "../a/doc.pdf")
    #expect(places("a/doc.pdf") == expected("a/doc.pdf", "b/doc.pdf"))
  }
}
