// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import TestSupport
import Testing

/// What the permissions of an encrypted document allow with its form (ISO 32000-2, table 22).
@Suite struct RestrictedFormTests {
  private let bench: Workbench

  init() throws { bench = try Workbench("form.pdf") }

  /// The document as the user may change it, for whom a password is not needed.
  private func editor(_ restrict: (inout Permissions) -> Void) throws -> Editor {
    var passwords = try #require(Encryption.Passwords(user: "", owner: "owner"))
    restrict(&passwords.permissions)
    var options = SaveOptions()
    options.encryption = .aes256(passwords)
    let path = bench.folder.appending(path: UUID().uuidString + ".pdf").path
    _ = try bench.open().save(to: path, options, expected: nil, isOriginal: false)
    return try Editor(bench.document(path), isReadOnly: false)
  }

  private func by(_ body: () throws -> Void) -> String? {
    do { try body() } catch EditError.notPermitted(let by, _) { return by } catch {}
    return nil
  }

  @Test func annotatingAloneDoesNotChangeTheForm() throws {
    let editor = try editor { ($0.modify, $0.assemble) = (false, false) }
    let widget = try #require(try editor.annotation("annotation-14"))
    #expect(by { try editor.check(AnnotationTouch.change(widget)) } == "document")
    #expect(by { try editor.check(AnnotationTouch.create(.widget)) } == "document")
    #expect(by { try editor.move(widget.id, by: (5, 5)) } == "document")
    #expect(by { try editor.delete(widget.id) } == "document")
    let edits: [any Edit] = [
      ReorderAnnotations([widget], to: .front), UpdateAnnotations([widget], verb: "Move"),
      RemoveFields(["name"], flattens: false), SetTabOrder([widget.id], onPage: 0),
      UpdateField("name", FieldChanges()),
    ]
    for edit in edits {
      #expect(by { try editor.perform(edit, cause: .api) } == "document")
    }
    #expect(try editor.annotation(widget.id) == widget)

    let square = Annotation(id: "x1", type: .square, pageIndex: 0, rect: .init(5, 5, 20, 20))
    try editor.perform(AddAnnotations([square]), cause: .api)
    try editor.move("x1", by: (5, 5))
    #expect(by { try editor.check(AnnotationTouch.fillForms) } == nil)
  }

  @Test func annotatingIncludesFillingInAndModifyingIncludesAssembling() throws {
    let editor = try editor { ($0.fillForms, $0.assemble) = (false, false) }
    #expect(editor.document.permissions == Permissions())
    #expect(try editor.document.security.permissions == Permissions())
    #expect(by { try editor.check(AnnotationTouch.fillForms) } == nil)
    try editor.perform(RotatePages([0], by: 90), cause: .api)
  }

  /// The security handler of revision 2 has no bits of its own for forms and pages: writers set them.
  @Test(arguments: [("--annotate=n", "fillForms"), ("--modify=n", "assemble")])
  func oldEncryptionHasFourPermissions(_ option: String, _ denied: String) throws {
    let path = bench.folder.appending(path: "old.pdf").path
    let encryption = ["--encrypt", "", "owner", "40", option, "--"]
    let arguments = ["--allow-weak-crypto"] + encryption + [bench.file.path, path]
    guard try Program.run("/usr/bin/qpdf", arguments)?.status == 0 else { return }
    let document = try bench.document(path)
    var expected = Permissions()
    if denied == "fillForms" {
      (expected.annotate, expected.fillForms) = (false, false)
    } else {
      (expected.modify, expected.assemble) = (false, false)
    }
    #expect(document.permissions == expected)
    #expect(try document.security.permissions == expected)
    let editor = try Editor(document, isReadOnly: false)
    if denied == "fillForms" {
      #expect(by { try editor.check(AnnotationTouch.fillForms) } == "document")
    } else {
      #expect(by { try editor.perform(RotatePages([0], by: 90), cause: .api) } == "document")
    }
    #expect(try bench.document(path, password: "owner").permissions == Permissions())
  }
}
