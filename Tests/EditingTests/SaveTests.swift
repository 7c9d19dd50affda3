// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Geometry
import Testing

struct SaveTests {
  private let files = FileManager.default

  @Test func permissionsAndLinksAreKept() throws {
    let bench = try Workbench("annotations.pdf")
    let editor = try bench.open()
    try editor.move("square-1", by: (5, 5))
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: bench.file.path)
    let link = bench.folder.appending(path: "link.pdf")
    try files.createSymbolicLink(at: link, withDestinationURL: bench.file)

    let report = try editor.save(to: link.path, SaveOptions(.auto), expected: nil, isOriginal: true)

    #expect(report.path.hasSuffix("/annotations.pdf"))
    #expect(try files.destinationOfSymbolicLink(atPath: link.path) == bench.file.path)
    let mode = try files.attributesOfItem(atPath: bench.file.path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(bench.listing == ["annotations.pdf", "link.pdf"])
  }

  @Test func aNameThatOnlySwiftTakesAsEqualIsAnotherFile() throws {
    let bench = try Workbench("annotations.pdf")
    let paths = ["caf\u{E9}.pdf", "cafe\u{301}.pdf"].map { bench.folder.path + "/" + $0 }
    #expect(!Editor.isSameName(paths[0], paths[1]) && Editor.isSameName(paths[0], paths[0]))
  }

  /// A full save compresses the samples, whose size no entry states then.
  @Test func aSoundKeepsItsSizeAndDuration() throws {
    let bench = try Workbench("players.pdf")
    let editor = try bench.open()
    let before = try editor.document.page(0).media.filter { $0.annotationType == .sound }
    _ = try editor.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    let saved = try bench.document(bench.file.path)
    let after = try saved.page(0).media
    #expect(after.filter { $0.annotationType == .sound } == before && !before.isEmpty)
  }

  /// What is logged afterwards names objects by their numbers.
  @Test func objectsKeepTheirNumbersInTheFileThatTheDocumentGoesOnFrom() throws {
    let bench = try Workbench("form.pdf")
    let editor = try bench.open()
    let first = try #require(try editor.document.annotations(onPage: 0).first)
    try editor.delete(first.id)
    let copy = bench.folder.appending(path: "copy.pdf")
    var options = SaveOptions()
    options.isOptimized = true
    for (file, isOriginal) in [(copy, false), (bench.file, true)] {
      _ = try editor.save(to: file.path, options, expected: nil, isOriginal: isOriginal)
      let saved = try bench.document(file.path)
      #expect(try (saved.annotationIDs == editor.document.annotationIDs) == isOriginal)
    }
  }

  @Test func aFileThatChangedOnDiskIsNotOverwritten() throws {
    let bench = try Workbench("annotations.pdf")
    let editor = try bench.open()
    let seen = editor.document.fileIdentity
    try Data("other".utf8).write(to: bench.file, options: .atomic)
    #expect(throws: EditError.self) {
      try editor.save(to: bench.file.path, SaveOptions(.auto), expected: seen, isOriginal: true)
    }
    #expect(try Data(contentsOf: bench.file) == Data("other".utf8))
    // The document itself is still whole, since its file is held open.
    #expect(try editor.annotation("square-1") != nil)
  }

  @Test(arguments: ["missing/file.pdf", "", "folder", String(repeating: "x", count: 300)])
  func whatCannotBeWrittenSaysSo(name: String) throws {
    let bench = try Workbench("annotations.pdf")
    let editor = try bench.open()
    let before = try Data(contentsOf: bench.file)
    try files.createDirectory(
      at: bench.folder.appending(path: "folder"), withIntermediateDirectories: true)
    try editor.move("square-1", by: (5, 5))
    let path = name.isEmpty ? "" : bench.folder.appending(path: name).path
    #expect(throws: EditError.self) {
      try editor.save(to: path, SaveOptions(.auto), expected: nil, isOriginal: false)
    }
    #expect(editor.isDirty)
    #expect(try Data(contentsOf: bench.file) == before)
    #expect(bench.listing == ["annotations.pdf", "folder"])
  }

  @Test func aFileWithUpdatesCanBeSavedWithoutChanges() throws {
    let bench = try Workbench("simple.pdf")
    for number in 0..<8 {
      let editor = try bench.open()
      _ = try editor.save(
        to: bench.file.path, SaveOptions(.incremental), expected: nil, isOriginal: true)
      try editor.perform(
        AddAnnotations([
          Annotation(
            id: "a\(number)", type: .square, pageIndex: 0, rect: Rect(10, 10, 50, 50))
        ]), cause: .api)
      _ = try editor.save(
        to: bench.file.path, SaveOptions(.incremental), expected: nil, isOriginal: true)
    }
    let editor = try bench.open()
    #expect(try editor.document.page(0).annotations.count == 8)
    #expect(try bench.complaint(about: bench.file) == nil)
  }

  @Test func aRepairedFileIsWrittenInFull() throws {
    let bench = try Workbench("broken.pdf")
    let editor = try bench.open()
    #expect(editor.document.isRepaired)
    #expect(throws: EditError.self) {
      try editor.save(
        to: bench.file.path, SaveOptions(.incremental), expected: nil, isOriginal: true)
    }
    let report = try editor.save(
      to: bench.file.path, SaveOptions(.auto), expected: nil, isOriginal: true)
    #expect(report.mode == .full)
    #expect(try !bench.open().document.isRepaired)
    #expect(try bench.complaint(about: bench.file) == nil)
  }

  @Test func anEncryptedFileStaysEncrypted() throws {
    let bench = try Workbench("locked.pdf")
    let editor = try bench.open(password: "owner")
    for mode in [SaveMode.incremental, .full] {
      _ = try editor.save(to: bench.file.path, SaveOptions(mode), expected: nil, isOriginal: true)
      #expect(throws: EngineError.self) { try bench.open() }
      #expect(try bench.open(password: "user").document.pageCount == 3)
    }
  }
}
