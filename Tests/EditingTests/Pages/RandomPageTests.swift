// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import TestSupport
import Testing

@testable import Editing

/// Random edits of pages of real files, against a list of what each page shows.
///
/// `RECTO_PAGE_EDITS` sets how many are made to each file.
struct RandomPageTests {
  private static let names = [
    "TAMReview.pdf", "bug1708041.pdf", "file_pdfjs_test.pdf", "hello_world_rotated.pdf",
    "issue19474.pdf", "issue3214.pdf", "labelled_pages.pdf", "outlines_for_editor.pdf",
    "page_with_number_and_link.pdf", "standard_fonts.pdf",
  ]
  private static let files = names.map(Corpus.file).filter {
    FileManager.default.fileExists(atPath: $0.path)
  }
  private static let edits =
    ProcessInfo.processInfo.environment["RECTO_PAGE_EDITS"].flatMap { Int($0) } ?? 12

  @Test(.enabled(if: !files.isEmpty, "there is no ../shared/corpus"), arguments: files)
  func pagesAreWhereTheModelSays(file: URL) throws {
    let bench = try Workbench("simple.pdf")
    let editor = try Editor(bench.document(file.path), isReadOnly: false)
    var model = PageModel(try editor.pageLetters, seed: UInt64(file.lastPathComponent.utf8.count))
    let isClean = try bench.complaint(about: file) == nil
    for _ in 0..<Self.edits {
      try model.change(editor)
      #expect(try editor.pageLetters == model.texts)
    }
    for mode in [SaveMode.auto, .full] {
      let saved = bench.folder.appending(path: "\(mode).pdf")
      _ = try editor.save(to: saved.path, SaveOptions(mode), expected: nil, isOriginal: false)
      if isClean { #expect(try bench.complaint(about: saved) == nil) }
      let reopened = try Editor(bench.document(saved.path), isReadOnly: false)
      #expect(try reopened.pageLetters == model.texts)
      if let before = try Poppler.letters(of: file), let after = try Poppler.letters(of: saved) {
        #expect(after == model.pages.map { $0.flatMap { before[$0] } ?? [] })
      }
    }
    while editor.canUndo { try editor.undo() }
    #expect(try editor.pageLetters == model.original)
  }
}

/// Which page of the original stands where; `nil`: a blank one.
private struct PageModel {
  let original: [String]
  private(set) var pages: [Int?]
  private var history: [[Int?]] = []
  private var random: SplitMix64

  init(_ texts: [String], seed: UInt64) {
    original = texts
    pages = texts.indices.map { $0 }
    random = SplitMix64(seed: seed)
  }

  var texts: [String] { pages.map { $0.map { original[$0] } ?? "" } }

  mutating func change(_ editor: Editor) throws {
    let count = pages.count
    let most = Int.random(in: 1...3, using: &random)
    let chosen = Array((0..<count).shuffled(using: &random).prefix(most))
    let rest = pages.indices.filter { !chosen.contains($0) }.map { pages[$0] }
    let before = pages
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1, 2:
      guard !rest.isEmpty else { return }
      try editor.perform(DeletePages(chosen), cause: .api)
      pages = rest
    case 3, 4, 5:
      let target = Int.random(in: 0...rest.count, using: &random)
      try editor.perform(MovePages(chosen, to: target), cause: .api)
      pages = rest
      pages.insert(contentsOf: chosen.map { before[$0] }, at: target)
    case 6, 7:
      let place = Int.random(in: 0...count, using: &random)
      try editor.perform(InsertPages(NewPage(), count: chosen.count, at: place), cause: .api)
      pages.insert(contentsOf: [Int?](repeating: nil, count: chosen.count), at: place)
    case 8: try editor.perform(RotatePages(chosen, by: 180), cause: .api)
    default:
      guard let last = history.popLast() else { return }
      try editor.undo()
      pages = last
      return
    }
    history.append(before)
  }
}

extension Editor {
  /// The letters of each page, sorted, since turned pages are read in another order.
  fileprivate var pageLetters: [String] {
    get throws { try pageTexts.map { text in String(text.filter { !$0.isWhitespace }.sorted()) } }
  }
}
