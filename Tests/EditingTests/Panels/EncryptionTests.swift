// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import TestSupport
import Testing

struct EncryptionTests {
  private let bench: Workbench

  init() throws { bench = try Workbench("annotations.pdf") }

  @Test func passwordsAreSetChangedAndTakenAway() throws {
    let editor = try bench.open()
    var options = SaveOptions()
    options.encryption = .aes256(try passwords("user", "owner"))
    let report = try editor.save(to: bench.file.path, options, expected: nil, isOriginal: true)
    #expect(report.mode == .full)
    #expect(try shown("user").contains("AESv3"))
    #expect(try shown("user").contains("extract for any purpose: not allowed"))
    #expect(throws: EngineError.passwordRequired(wrong: false)) {
      try bench.document(bench.file.path)
    }
    let asUser = try bench.document(bench.file.path, password: "user")
    #expect(!asUser.opening.isOwner && !asUser.permissions.copy && asUser.permissions.print)
    #expect(try bench.document(bench.file.path, password: "owner").opening.isOwner)
    let security = try asUser.security
    #expect(security.method == .aes256 && security.needsPassword && !security.permissions.copy)

    // The document that is open goes on with its new passwords.
    try editor.delete("square-1")
    _ = try editor.save(to: bench.file.path, SaveOptions(.auto), expected: nil, isOriginal: true)
    #expect(try shown("owner").contains("AESv3"))
    #expect(throws: EditError.self) {
      try editor.save(
        to: bench.file.path, SaveOptions(.incremental), expected: nil, isOriginal: true)
    }
    #expect(try annotation("square-1", password: "user") == nil)

    options.encryption = .aes256(try passwords("other", "owner"))
    _ = try editor.save(to: bench.file.path, options, expected: nil, isOriginal: true)
    #expect(throws: EngineError.passwordRequired(wrong: true)) {
      try bench.document(bench.file.path, password: "user")
    }
    options.encryption = .removed
    _ = try editor.save(to: bench.file.path, options, expected: nil, isOriginal: true)
    #expect(try bench.document(bench.file.path).security.method == .none)
    #expect(try bench.complaint(about: bench.file) == nil)
  }

  /// In a file with object streams, the old dictionary was written too, in one of them, although the table
  /// had no such object.
  @Test func theOldDictionaryIsLeftOut() throws {
    let locked = bench.folder.appending(path: "old.pdf")
    let arguments = ["--object-streams=generate", "--encrypt", "", "owner", "256", "--"]
    let paths = [bench.file.path, locked.path]
    guard try Program.run("/usr/bin/qpdf", arguments + paths)?.status == 0 else { return }
    for encryption in [Encryption.removed, .aes256(try passwords("", "other"))] {
      let second = try Workbench(locked)
      var options = SaveOptions()
      options.encryption = encryption
      _ = try second.open(password: "owner")
        .save(to: second.file.path, options, expected: nil, isOriginal: true)
      #expect(try second.complaint(about: second.file) == nil)
    }
  }

  @Test func onlyTheOwnerChangesThem() throws {
    let bench = try Workbench("locked.pdf")
    var options = SaveOptions()
    options.encryption = .removed
    let user = try bench.open(password: "user")
    #expect(throws: EditError.self) {
      try user.save(to: bench.file.path, options, expected: nil, isOriginal: true)
    }
    let owner = try bench.open(password: "owner")
    _ = try owner.save(to: bench.file.path, options, expected: nil, isOriginal: true)
    #expect(try bench.document(bench.file.path).pageCount == 3)
  }

  @Test func aCopyWithPasswordsLeavesTheDocumentAsItIs() throws {
    let editor = try bench.open()
    let copy = bench.folder.appending(path: "copy.pdf").path
    var options = SaveOptions()
    options.encryption = .aes256(try passwords("user", nil))
    _ = try editor.save(to: copy, options, expected: nil, isOriginal: false)
    #expect(try bench.document(copy, password: "user").opening.isOwner)
    #expect(editor.encryption == .kept)
  }

  @Test(arguments: [("", ""), ("", String(repeating: "a", count: 128)), ("a\u{0}b", "owner")])
  func passwordsThatKeepNobodyOutAreRefused(user: String, owner: String) {
    #expect(Encryption.Passwords(user: user, owner: owner) == nil)
  }

  /// ISO 32000-2, 7.6.4.3.3: the file has the prepared password, so that each form of it opens the file.
  @Test(arguments: [
    ("cafe\u{301}", "caf\u{E9}"), ("caf\u{E9}", "caf\u{E9}"), ("a\u{AD}b", "ab"),
    ("a\u{A0}b", "a b"), ("\u{FB01}", "fi"), ("\u{AD}", "\u{AD}"),
  ])
  func passwordsAreWrittenInTheirPreparedForm(_ typed: String, _ prepared: String) throws {
    let editor = try bench.open()
    var options = SaveOptions()
    options.encryption = .aes256(try passwords(typed, "owner"))
    _ = try editor.save(to: bench.file.path, options, expected: nil, isOriginal: true)
    for password in [typed, prepared] {
      #expect(try bench.document(bench.file.path, password: password).pageCount == 2)
    }
    #expect(try shown(prepared).contains("AESv3"))
  }

  @Test func passwordsAreNotPrinted() throws {
    let encryption = Encryption.aes256(try passwords("secret-1", "secret-2"))
    var dumped = "\(encryption) \(String(reflecting: encryption))"
    dump(encryption, to: &dumped)
    #expect(!dumped.contains("secret"))
  }

  @Test func aCopyIsFlattened() throws {
    let editor = try bench.open()
    let copy = bench.folder.appending(path: "copy.pdf")
    var options = SaveOptions()
    options.flattensAnnotations = true
    #expect(throws: EditError.self) {
      try editor.save(to: bench.file.path, options, expected: nil, isOriginal: true)
    }
    _ = try editor.save(to: copy.path, options, expected: nil, isOriginal: false)
    let flat = try bench.document(copy.path)
    let types = Set(try flat.page(0).annotations.map(\.type))
    #expect(types.isSubset(of: [.link, .popup, .widget]))
    #expect(try !editor.document.page(0).annotations.isEmpty)
    #expect(try bench.complaint(about: copy) == nil)
  }

  @Test func anOptimizedFileIsSmaller() throws {
    let editor = try bench.open()
    let copy = bench.folder.appending(path: "copy.pdf")
    let plain = try editor.save(to: copy.path, SaveOptions(.full), expected: nil, isOriginal: false)
    var options = SaveOptions()
    options.isOptimized = true
    let small = try editor.save(to: copy.path, options, expected: nil, isOriginal: false)
    #expect(small.bytes < plain.bytes)
    #expect(try bench.complaint(about: copy) == nil)
    #expect(try bench.document(copy.path).pageCount == 2)
  }

  private func passwords(_ user: String, _ owner: String?) throws -> Encryption.Passwords {
    var passwords = try #require(Encryption.Passwords(user: user, owner: owner))
    passwords.permissions.copy = false
    return passwords
  }

  private func shown(_ password: String) throws -> String {
    try #require(
      try Program.run(
        "/usr/bin/qpdf", ["--show-encryption", "--password=\(password)", bench.file.path]),
      "There is no qpdf."
    ).text
  }

  private func annotation(_ id: String, password: String) throws -> Annotation? {
    let document = try bench.document(bench.file.path, password: password)
    return try document.page(0).annotation(id)
  }
}
