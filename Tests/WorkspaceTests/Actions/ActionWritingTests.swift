// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Geometry
import JSON
import Testing

@testable import Workspace

/// What `actions.pdf` says, written into other places.
@Suite struct ActionWritingTests {
  private let bench: Bench
  private let actions: [Action]
  private var editor: Editor { bench.open.editor }

  init() throws {
    bench = try Bench("actions.pdf")
    actions = try bench.annotations().compactMap(\.action).filter { $0.kind != .other("GoToDp") }
  }

  @Test func eachComesBackFromTheOutline() throws {
    #expect(actions.count > 25)
    let entries = actions.map { NewOutlineItem($0.kind.name, action: $0) }
    try editor.perform(InsertOutlineEntries(entries, at: OutlinePlace()), cause: .api)
    #expect(try bench.document.outline().map(\.action) == actions)
    let read = try saved { try $0.outline().map(\.action) }
    #expect(read.map { $0?.withoutNumbers } == actions.map(\.withoutNumbers))
  }

  @Test func eachComesBackFromALink() throws {
    let links = actions.enumerated().map { index, action in
      var link = Annotation(
        id: "new-\(index)", type: .link, pageIndex: 2, rect: Rect(10, 10, 20, 20))
      link.action = action
      return link
    }
    try editor.perform(AddAnnotations(links), cause: .api)
    let read = try saved { document in
      try links.map { try document.page(2).annotation($0.id)?.action }
    }
    #expect(read.map { $0?.withoutNumbers } == actions.map(\.withoutNumbers))
  }

  @Test func eachComesBackFromTheLog() throws {
    for action in actions {
      let tree = try JSONTree.parse(action.encoded.wireText)
      let read = try Action(encoded: tree)
      #expect(read.withoutNumbers == action.withoutNumbers, "\(action.kind.name)")
      #expect(read.encoded.wireText == tree.wireText)
    }
  }

  @Test func whatIsNotThereCannotBeNamed() throws {
    let nobody = ActionValue.list([.record(["annotationId": .text("nobody")])])
    let odd = [
      Action(.special(.hide), members: ["targets": nobody]), Action(.other("GoToDp")),
      Action(.special(.sound), members: ["sound": .integer(100_000)]),
    ]
    for action in odd {
      #expect(throws: EditError.self) {
        try editor.perform(
          InsertOutlineEntries([NewOutlineItem("x", action: action)], at: OutlinePlace()),
          cause: .api)
      }
    }
    #expect(try bench.document.outline() == [])
  }

  @Test func hidingIsUndone() throws {
    let square = try #require(try bench.document.page(0).annotation("square"))
    try editor.perform(HideAnnotations([square], isHidden: true), cause: .tool)
    #expect(try bench.document.page(0).annotation("square")?.flags.contains(.hidden) == true)
    #expect(editor.undoNames == ["Hide square"])
    try editor.undo()
    #expect(try bench.document.page(0).annotation("square")?.flags == square.flags)
  }

  /// Saves all of the document, has qpdf look at it where there is one, and reads it again.
  private func saved<Result>(_ read: (Document) throws -> Result) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try bench.open.save(to: file.path)
    if FileManager.default.isExecutableFile(atPath: "/usr/bin/qpdf") {
      let process = try Process.run(
        URL(filePath: "/usr/bin/qpdf"), arguments: ["--check", file.path])
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    return try read(
      try Document.open(.file(file.path), in: try EngineContext(cacheBytes: 8 << 20)))
  }
}

extension Action {
  /// Objects have other numbers in a file that was written anew, and 1.0 is 1 in a log.
  fileprivate var withoutNumbers: Action {
    Action(
      kind, members: members.mapValues(\.withoutNumbers), next: next.map(\.withoutNumbers))
  }
}

extension ActionValue {
  fileprivate var withoutNumbers: ActionValue {
    switch self {
    case .flag, .text: self
    case .integer, .number: .integer(0)
    case .list(let values): .list(values.map(\.withoutNumbers))
    case .record(let members): .record(members.mapValues(\.withoutNumbers))
    }
  }
}
