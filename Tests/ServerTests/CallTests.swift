// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Server
import Testing

/// What `recto call` does with the document that it opens.
struct CallTests {
  private let add = #"{"annotations":[{"type":"square","pageIndex":0,"rect":[20,20,60,60]}]}"#

  private func run(
    _ method: String, _ params: String, _ file: String, _ save: Invocation.SaveTarget? = nil
  ) throws -> OneShot.Outcome {
    try OneShot(clock: { 1_700_000_000 })
      .run(method: method, params: params, open: file, save: save)
  }

  private func copy() throws -> String {
    let file = NSTemporaryDirectory() + UUID().uuidString + ".pdf"
    try FileManager.default.copyItem(atPath: Client.path("simple.pdf"), toPath: file)
    return file
  }

  private func squares(_ file: String) throws -> Int {
    guard case .result(let text) = try run("annotations/list", #"{"types":["square"]}"#, file)
    else { return -1 }
    return text.components(separatedBy: #""type":"square""#).count - 1
  }

  @Test func whatIsNotSavedIsSaid() throws {
    let file = try copy()
    defer { try? FileManager.default.removeItem(atPath: file) }
    guard case .unsaved = try run("annotations/add", add, file) else {
      Issue.record("the change is lost in silence")
      return
    }
    #expect(try squares(file) == 0)
    guard case .result = try run("annotations/add", add, file, .inPlace) else {
      Issue.record("not saved")
      return
    }
    #expect(try squares(file) == 1)
  }

  @Test func aCopyIsSaved() throws {
    let (file, other) = (try copy(), NSTemporaryDirectory() + UUID().uuidString + ".pdf")
    defer { for path in [file, other] { try? FileManager.default.removeItem(atPath: path) } }
    guard case .result = try run("annotations/add", add, file, .copy(other)) else {
      Issue.record("not saved")
      return
    }
    #expect(try squares(file) == 0)
    #expect(try squares(other) == 1)
  }

  @Test(arguments: [
    (
      ["annotations/add", "{}", "--open", "a.pdf", "--save"], Invocation.SaveTarget?.some(.inPlace)
    ),
    (["annotations/add", "--open", "a.pdf", "--save", "{}"], .some(.inPlace)),
    (["annotations/add", "{}", "--save", "b.pdf", "--open", "a.pdf"], .some(.copy("b.pdf"))),
    (["annotations/add", "{}", "--save=b.pdf", "--open=a.pdf"], .some(.copy("b.pdf"))),
    (["annotations/list", "--open", "a.pdf"], nil),
  ])
  func arguments(words: [String], expected: Invocation.SaveTarget?) throws {
    guard
      case .call(let method, let params, let open, nil, let save) =
        try Invocation(["call"] + words)
    else {
      Issue.record("no call")
      return
    }
    #expect(method == words[0])
    #expect(params == "{}")
    #expect(open == "a.pdf")
    #expect(save == expected)
  }

  /// The word behind it could be a path or the method.
  @Test func savingIsNotTheFirstWord() {
    let words = ["call", "--save", "b.pdf", "--open", "a.pdf", "annotations/add"]
    #expect(throws: UsageError.self) { try Invocation(words) }
  }

  @Test func passwordsComeFromAFile() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "password-\(UUID().uuidString)")
    try Data("open sesame\r\nsecond line\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let words = ["call", "pages/list", "--open", "a.pdf", "--password-file", file.path]
    guard case .call(_, _, _, let path?, _) = try Invocation(words) else {
      Issue.record("no password file")
      return
    }
    #expect(try PasswordFile.read(path) == "open sesame")
    #expect(throws: UsageError.self) { try PasswordFile.read(file.path + ".none") }
    #expect(throws: UsageError.self) { try Invocation(["call", "a/b", "--password-file", "x"]) }
  }

  @Test func helpOfACommandIsTheHelp() throws {
    for command in ["call", "replay", "describe"] {
      guard case .help = try Invocation([command, "--help"]) else {
        Issue.record("no help for \(command)")
        return
      }
    }
  }

  @Test func savingNeedsADocument() {
    #expect(throws: UsageError.self) { try Invocation(["call", "server/ping", "--save"]) }
  }
}
