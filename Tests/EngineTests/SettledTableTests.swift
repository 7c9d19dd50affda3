// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

/// Files whose table of objects leads astray for an object that is met late, or never.
@Suite struct SettledTableTests {
  static let wrongs = ["0000000009 00000 n", "0000000300 00000 n", "0000000020 00000 n"]

  /// The file with the entry of its last object, an image of no use to the page, replaced.
  private func bytes(entry: String, isReachable: Bool) -> [UInt8] {
    let late = isReachable ? "/Late 6 0 R" : ""
    let whole = MinimalPDF.file([
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R\(late)>>",
      "<</Length 5>>stream\nq Q q\nendstream", "<</Number 5>>", "<</Number 6>>",
    ])
    var text = String(decoding: whole, as: UTF8.self)
    let last = text.range(of: " 00000 n", options: .backwards)
    guard let last else { return whole }
    let start = text.index(last.lowerBound, offsetBy: -10)
    text.replaceSubrange(start..<last.upperBound, with: entry)
    return Array(text.utf8)
  }

  private func written(
    _ bytes: [UInt8], _ change: (Document) throws -> Void, options: WriteOptions = WriteOptions()
  ) throws -> Document {
    let document = try MinimalPDF.open(bytes, forChanges: true)
    try document.enableJournal()
    try change(document)
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try document.write(to: file.path, options)
    return try Document.open(.data(Array(Data(contentsOf: file))), in: document.context)
  }

  private func mark(_ document: Document) throws {
    try document.operation("Mark") { () throws(EngineError) in
      try document.setInformation("Title", .string(Array("Marked".utf8)))
      try document.pageObject(0)?.set("Mark", document.make(.integer(7)))
    }
  }

  @Test(arguments: wrongs, [true, false])
  func aFullSaveHoldsWhatWasChanged(entry: String, isReachable: Bool) throws {
    let saved = try written(bytes(entry: entry, isReachable: isReachable), mark)
    #expect(try saved.information("Title") == "Marked")
    #expect(try saved.pageObject(0)?["Mark"]?.integer == 7)
    #expect(!saved.isRepaired)
  }

  @Test(arguments: wrongs) func aStrayThatIsReachableIsRepairedBeforeTheFirstChange(
    entry: String
  ) throws {
    let document = try MinimalPDF.open(bytes(entry: entry, isReachable: true), forChanges: true)
    #expect(!document.isRepaired)
    try document.enableJournal()
    #expect(document.isRepaired)
    #expect(try document.pageObject(0)?["Late"]?["Number"]?.integer == 6)
  }

  /// Meeting the stray later does not undo what was changed.
  @Test(arguments: wrongs) func changesOutliveAStrayThatIsMetLater(entry: String) throws {
    let document = try MinimalPDF.open(bytes(entry: entry, isReachable: false))
    try document.enableJournal()
    try mark(document)
    #expect(!document.isRepaired)
    #expect(document.canWriteIncrementally)
    _ = try? document.object(6)?["Number"]
    #expect(try document.information("Title") == "Marked")
    #expect(try document.pageObject(0)?["Mark"]?.integer == 7)
  }

  @Test func aFileInOrderIsAppendedTo() throws {
    var options = WriteOptions()
    options.isIncremental = true
    let stray = bytes(entry: Self.wrongs[1], isReachable: false)
    let saved = try written(stray, mark, options: options)
    #expect(try saved.pageObject(0)?["Mark"]?.integer == 7)
  }
}
