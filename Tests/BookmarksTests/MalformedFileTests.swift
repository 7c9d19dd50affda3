// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Testing

@Suite struct MalformedFileTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  static let malformed: [(String, BookmarkFileFormat, String)] = [
    ("[]", .json, "object"), ("{", .json, "JSON"), (#"{"bookmarks":{}}"#, .json, "array"),
    (#"{"format":"other"}"#, .json, "format"),
    (#"{"bookmarks":[{"id":"a"}]}"#, .json, "bookmarks[0].action"),
    (#"{"bookmarks":[{"id":"a","action":{"type":"goTo","pageIndex":-1}}]}"#, .json, "pageIndex"),
    (
      #"{"bookmarks":[{"id":"a","action":{"type":"uri","uri":"u"}},"#
        + #"{"id":"a","action":{"type":"uri","uri":"u"}}]}"#, .json, "repeated"
    ),
    ("id,name\n", .csv, "pageIndex"), ("pageIndex\nx\n", .csv, "Line 2"),
    ("pageIndex\n-1\n", .csv, "Line 2"), ("pageIndex,other\n", .csv, "other"),
    ("pageIndex,id\n1\n", .csv, "Line 2"), ("pageIndex,id\n1,a\n2,a\n", .csv, "Line 3"),
    ("pageIndex,name\n1,\"a\n", .csv, "not closed"), ("pageIndex,name\n1,a\"b\n", .csv, "quote"),
    ("pageIndex,name\n1,\"a\"b\n", .csv, "Line 2"), ("pageIndex,sortKey\n1,nan\n", .csv, "number"),
    ("pageIndex,pageIndex\n", .csv, "repeated"),
  ]

  @Test(arguments: malformed)
  func aMalformedFileIsLeftAsItIs(
    text: String, format: BookmarkFileFormat, word: String
  ) throws {
    try folder.write(text, to: "a")
    let file = FileProvider(folder["a"], format)
    let opened = try Opened(.file(Opened.fixture("simple.pdf")), before: [file])
    #expect(try opened.list().isEmpty)
    let failure = try #require(opened.failures.first)
    #expect(failure.operation == .list && failure.error.message.contains(word))
    #expect(failure.error.message.contains(folder["a"]))
    let added = try opened.manager.add(id: "x", action: page(0))
    #expect(added.entry.provider == "embedded")
    try opened.manager.save()
    #expect(try folder.text("a") == text)
    // Once it is corrected, it is read.
    try folder.write(format == .csv ? "pageIndex\n1\n" : "{}", to: "a")
    #expect(try opened.list().count == (format == .csv ? 2 : 1))
  }
}
