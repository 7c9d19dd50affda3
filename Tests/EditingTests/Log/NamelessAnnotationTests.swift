// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// Unsaved changes of annotations without a name, whose file another program writes anew: each object may
/// get another number.
struct NamelessAnnotationTests {
  /// A page with three squares, which are the objects of these numbers.
  private static func objects(_ numbers: [Int], author: String = "A") -> [String] {
    var objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots["
        + numbers.map { "\($0) 0 R" }.joined(separator: " ") + "]>>", "", "", "",
    ]
    for (place, number) in numbers.enumerated() {
      objects[number - 1] =
        "<</Type/Annot/Subtype/Square/Rect[\(place * 30 + 10) 10 \(place * 30 + 30) 30]/F 4"
        + "/Contents(\(place))/T(\(author))>>"
    }
    return objects
  }

  enum Kind: CaseIterable {
    case update, move, delete, reply, state, reorder, action, target, sequence
  }

  private func edit(_ kind: Kind, _ square: Annotation) throws -> any Edit {
    var (changed, reply) = (
      square, Annotation(id: "r", type: .text, pageIndex: 0, rect: Rect(10, 10, 30, 30))
    )
    changed.contents = "Changed"
    reply.replyTo = square.id
    let update = UpdateAnnotations([changed], verb: "Change")
    switch kind {
    case .update: return update
    case .move: return MoveAnnotations([square], by: Point(1, 1), date: 1)
    case .delete: return DeleteAnnotations([square])
    case .reply: return AddAnnotations([reply])
    case .state:
      reply.state = ReviewState("Accepted")
      return AddAnnotations([reply])
    case .reorder: return ReorderAnnotations([square], to: .front)
    case .action:
      var link = Annotation(id: "l", type: .link, pageIndex: 0, rect: Rect(10, 10, 30, 30))
      link.action = Action(.special(.hide))
      link.action?.members = ["targets": .list([.record(["annotationId": .text(square.id)])])]
      return AddAnnotations([link])
    case .target: return HideAnnotations([square], isHidden: true)
    case .sequence: return EditSequence(name: "Change", [update, AddAnnotations([reply])])
    }
  }

  /// Makes the change, has the file of these objects take the place of the document's, and makes the
  /// change again.
  private func carry(
    _ kind: Kind, _ way: ChangedFileBench.Way, over objects: [String],
    _ check: (RecoveredEditor) throws -> Void
  ) throws {
    let bench = ChangedFileBench(try Workbench(objects: Self.objects([4, 5, 6])))
    var old: Editor? = try bench.place.open().editor
    let square = try #require(try old?.annotation("annotation-5"))
    #expect(square.contents == "1")
    try old?.start(edit(kind, square), cause: .api).finish()
    let draft = bench.place.bench.folder.appending(path: "draft.pdf")
    try PlainFile.data(objects).write(to: draft)
    let opened = try bench.carry(try #require(old), way, intoFile: draft.path)
    old = nil
    try check(opened)
  }

  @Test(arguments: Kind.allCases, ChangedFileBench.Way.allCases)
  func noneIsTakenForAnother(kind: Kind, way: ChangedFileBench.Way) throws {
    try carry(kind, way, over: Self.objects([5, 6, 4])) { opened in
      #expect(opened.recovery?.applied == 0)
      #expect(opened.recovery?.failed.count == 1)
      #expect(!opened.editor.isDirty)
      let all = try opened.editor.document.annotations(onPage: 0)
      #expect(all.map(\.contents) == ["0", "1", "2"])
      #expect(all.map(\.rect.x0) == [10, 40, 70])
    }
  }

  @Test(arguments: Kind.allCases, ChangedFileBench.Way.allCases)
  func theSameOneIsChanged(kind: Kind, way: ChangedFileBench.Way) throws {
    let objects = Self.objects([4, 5, 6]) + ["(New)"]
    try carry(kind, way, over: objects) { opened in
      #expect(opened.recovery?.failed == [])
      #expect(opened.recovery?.applied == 1)
      #expect(opened.editor.isDirty)
    }
  }

  @Test func anotherAuthorsIsAnother() throws {
    try carry(.update, .recovery, over: Self.objects([4, 5, 6], author: "B")) { opened in
      #expect(opened.recovery?.failed.map(\.name) == ["Change square"])
    }
  }

  /// Logs of earlier versions do not say which annotation was meant.
  @Test func anEarlierLogsChangeIsOnlyMadeIfItIsSure() throws {
    let bench = try Workbench(objects: Self.objects([4, 5, 6]))
    let editor = try bench.open()
    let square = try #require(try editor.annotation("annotation-5"))
    let relocation = Relocation(to: editor.document)
    let edit = try edit(.update, square)
    func relocate(_ logged: LoggedEdit) throws {
      _ = try relocation.relocate(edit, logged)
    }
    let update = UpdateAnnotations([square], verb: "Change")
    #expect(throws: EditError.self) { try relocate(LoggedEdit(update)) }
    try relocate(LoggedEdit(relocated: update, nil, in: editor.document))
  }

  @Test func manyAreReadInSteps() throws {
    let count = 120
    let squares = (0..<count).map {
      "<</Type/Annot/Subtype/Square/Rect[\($0) 10 \($0 + 1) 30]/F 4>>"
    }
    let bench = try Workbench(
      objects: [
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots["
          + (4..<count + 4).map { "\($0) 0 R" }.joined(separator: " ") + "]>>",
      ] + squares)
    let document = try bench.open().document
    var reading = IdentityReading(
      of: DeleteAnnotations(try document.annotations(onPage: 0)))
    var steps = 0
    while !reading.isOver {
      reading.advance(in: document)
      steps += 1
    }
    #expect(steps == 3 && reading.identities.count == count)
    #expect(reading.identities["annotation-5"]?.rect.x0 == 1)
  }

  @Test func anIdentityComesBackFromTheLog() throws {
    let bench = try Workbench(objects: Self.objects([4, 5, 6]))
    let editor = try bench.open()
    let square = try #require(try editor.annotation("annotation-5"))
    let logged = try LoggedEdit(
      relocated: DeleteAnnotations([square]), nil, in: editor.document)
    let identity = try #require(logged.identities["annotation-5"])
    let line = LogLine.bytes(LogEntry(change: .edit(logged), time: 1)).dropLast()
    let again = try LogLine.read(line, as: LogEntry.self)
    guard case .edit(let read) = again.change else { throw Missing(id: "edit") }
    #expect(read.identities == ["annotation-5": identity])
  }
}
