// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import Foundation
import Testing

@Suite struct SignedTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// A document with a signature; certified with a level where one is given.
  private func signed(level: Int?) throws -> String {
    let context = try EngineContext(cacheBytes: 1 << 20)
    let document = try Document.open(.file(Opened.fixture("simple.pdf")), in: context)
    try document.enableJournal()
    try document.operation("Sign") { () throws(EngineError) in
      let signature = try document.makeDictionary()
      try signature.set("Type", document.makeName("Sig"))
      if let level {
        let parameters = try document.makeDictionary()
        try parameters.set("P", document.makeInteger(level))
        let reference = try document.makeDictionary()
        try reference.set("TransformMethod", document.makeName("DocMDP"))
        try reference.set("TransformParams", parameters)
        try signature.set("Reference", document.makeArray([reference]))
      }
      let value = try document.add(signature)
      let field = try document.makeDictionary()
      try field.set("FT", document.makeName("Sig"))
      try field.set("V", value)
      let form = try document.makeDictionary()
      try form.set("Fields", document.makeArray([document.add(field)]))
      try document.catalog?.set("AcroForm", form)
      guard level != nil else { return }
      let permissions = try document.makeDictionary()
      try permissions.set("DocMDP", value)
      try document.catalog?.set("Perms", permissions)
    }
    try document.write(to: folder["signed.pdf"], WriteOptions())
    return folder["signed.pdf"]
  }

  @Test(arguments: [nil, 3])
  func whatWasSignedStaysByteForByte(level: Int?) throws {
    let path = try signed(level: level)
    let before = try #require(FileManager.default.contents(atPath: path))
    let opened = try Opened(.file(path))
    #expect(try opened.manager.add(action: page(0)).entry.provider == "embedded")
    try opened.saved(.auto) { path in
      let after = try #require(FileManager.default.contents(atPath: path))
      #expect(after.count > before.count && after.starts(with: before))
      #expect(try Opened(.file(path)).ids() == ["new-1"])
    }
  }

  @Test(arguments: [1, 2]) func whatIsCertifiedAgainstAnnotationsTakesNone(level: Int) throws {
    let path = try signed(level: level)
    let sidecar = FileProvider(folder["a.json"], .json)
    let opened = try Opened(.file(path), after: [sidecar])
    #expect(try opened.manager.add(action: page(0)).entry.provider == sidecar.id)
    let embedded = try #require(opened.manager.providers.first)
    #expect(opened.manager.problem(of: embedded)?.message.contains("certification") == true)
    #expect(opened.manager.problem(of: sidecar) == nil)
  }

  @Test func whatCanOnlyBeRewrittenTakesNone() throws {
    let path = try signed(level: nil)
    let bytes = try #require(FileManager.default.contents(atPath: path))
    // Without its end the file has to be repaired.
    try bytes.dropLast(64).write(to: URL(filePath: path))
    let opened = try Opened(.file(path))
    let error = try #require(throws: BookmarkError.self) {
      try opened.manager.add(action: page(0))
    }
    #expect(error.message.contains("signed"))
  }
}
