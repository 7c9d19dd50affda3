// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import TestSupport
import Testing

@testable import SyncTeX

struct SyncTeXTests {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures").path

  @Test(arguments: ["simple.tex", "./simple.tex", "\(Self.fixtures)/simple.tex"])
  func aLineIsFound(file: String) throws {
    let notes = try notes("simple.pdf")
    let found = try #require(notes.locations(ofLine: 4, column: nil, in: file))
    #expect(found.count == 1)
    #expect(found.first?.pageIndex == 0)
    let rect = try #require(found.first?.rect)
    #expect(isNear(rect, Rect(40, 101, 260, 113)))
  }

  @Test(arguments: ["parts/second.tex", "second.tex", "./parts/../parts/second.tex"])
  func sourcesInFoldersAreFound(file: String) throws {
    let found = try notes("simple.pdf").locations(ofLine: 24, column: 3, in: file)
    #expect(found?.map(\.pageIndex) == [2])
  }

  @Test func whatIsNotASourceIsSaid() throws {
    #expect(try notes("simple.pdf").locations(ofLine: 1, column: nil, in: "other.tex") == nil)
    #expect(
      try notes("simple.pdf").locations(ofLine: 1, column: nil, in: "/other/simple.tex") == nil)
    #expect(SyncTeXFile(beside: Self.fixtures + "/dark.pdf") == nil)
    #expect(SyncTeXFile.path(beside: Self.fixtures + "/dark.pdf") == nil)
  }

  @Test func aPlaceLeadsToItsLine() throws {
    let notes = try notes("simple.pdf")
    let source = try #require(notes.source(at: Point(60, 105), onPage: 1))
    #expect(source.file == Self.fixtures + "/parts/second.tex")
    #expect(source.line == 14)
    #expect(source.column == nil)
    #expect(notes.source(at: Point(60, 105), onPage: 9) == nil)
    #expect(notes.source(at: Point(.nan, 105), onPage: 0) == nil)
    #expect(notes.source(at: Point(60, 105), onPage: .max) == nil)
    #expect(notes.source(at: Point(60, 105), onPage: .min) == nil)
  }

  @Test func thereAndBackIsTheSameLine() throws {
    let notes = try notes("simple.pdf")
    for line in 3...6 {
      let found = notes.locations(ofLine: line, column: nil, in: "simple.tex")
      let rect = try #require(found?.first?.rect)
      let middle = Point((rect.x0 + rect.x1) / 2, (rect.y0 + rect.y1) / 2)
      #expect(notes.source(at: middle, onPage: 0)?.line == line)
    }
  }

  @Test func aCompressedFileIsRead() throws {
    let notes = try notes("cropped.pdf")
    let found = notes.locations(ofLine: 7, column: nil, in: "/home/ann/thesis/main.tex")
    #expect(found?.count == 1)
    #expect(notes.locations(ofLine: 7, column: nil, in: "thesis/main.tex")?.count == 1)
    #expect(notes.locations(ofLine: 7, column: nil, in: "sis/main.tex") == nil)
    #expect(
      notes.source(at: Point(110, 148), onPage: 0)?.file == "/home/ann/thesis/main.tex")
  }

  @Test(arguments: [
    ("a.tex", "/x", "/x/a.tex"), ("./a.tex", "/x", "/x/a.tex"), ("/a/./b/../c", "/x", "/a/c"),
    ("../a", "/x/y", "/x/a"), ("../../../a", "/x", "/a"), ("", "/x", "/x"),
  ])
  func pathsAreMadePlain(path: String, folder: String, plain: String) {
    #expect(SourcePath.absolute(path, in: folder) == plain)
  }

  /// libsynctex crashes on many of these, if they come to it.
  @Test func brokenFilesAreRefused() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = try String(contentsOfFile: Self.fixtures + "/simple.synctex", encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    let extra = [
      "(1,2:3,4:5,6,7", ")", "[1,9:1,1:1,1,1", "]", "x1,1:999999999,5", "f7:3,4", "<7", ">", "{9",
      "}9", "v1,1:2,3:4,5,6", "$1,2:3,=", "Input:3:b.tex", "Inpot:1:a.tex",
    ]
    var random = SplitMix64(seed: 1)
    var accepted = 0
    for _ in 0..<600 {
      var broken = lines
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let (i, j) = (
          broken.indices.randomElement(using: &random) ?? 0,
          broken.indices.randomElement(using: &random) ?? 0
        )
        switch Int.random(in: 0..<4, using: &random) {
        case 0: broken.remove(at: i)
        case 1: broken.insert(extra.randomElement(using: &random) ?? "", at: i)
        case 2: broken.swapAt(i, j)
        default: broken[i] = String(broken[i].dropLast(2))
        }
      }
      try broken.joined(separator: "\n").write(
        to: folder.appending(path: "a.synctex"), atomically: false, encoding: .utf8)
      guard let notes = SyncTeXFile(beside: folder.path + "/a.pdf") else { continue }
      accepted += 1
      _ = notes.locations(ofLine: 4, column: nil, in: "simple.tex")
      _ = notes.source(at: Point(60, 105), onPage: 0)
    }
    #expect((1..<500).contains(accepted))
  }

  private func notes(_ fixture: String) throws -> SyncTeXFile {
    try #require(SyncTeXFile(beside: "\(Self.fixtures)/\(fixture)"))
  }

  private func isNear(_ a: Rect, _ b: Rect) -> Bool {
    zip([a.x0, a.y0, a.x1, a.y1], [b.x0, b.y0, b.x1, b.y1]).allSatisfy {
      ($0 - $1).magnitude < 0.01
    }
  }
}
