// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Interaction
import Testing

@testable import Workspace

/// The ways to documents within documents.
@Suite struct EmbeddedTests {
  private let folder: URL
  private static let child = ActionValue.record([
    "relation": .text("child"), "name": .text("child.pdf"),
  ])
  private static let parent = ActionValue.record(["relation": .text("parent")])

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func bench(_ bytes: [UInt8]) throws -> Bench {
    let file = folder.appending(path: "root.pdf")
    try Data(bytes).write(to: file)
    let bench = try Bench(file.path)
    var drawn: UInt64 = 0
    bench.documents.shared.files.media = MediaFiles(folder.appending(path: "media").path) {
      drawn += 1
      return drawn
    }
    return bench
  }

  private func go(_ steps: [ActionValue], _ view: OpenView) -> [ActionOutcome] {
    view.actions.run(
      Action(.special(.goToEmbedded), members: ["targets": .list(steps)]), ActionOccasion())
  }

  private func link(_ bench: Bench) throws -> DocumentLink {
    guard case .openDocument(let link)? = bench.told.last else {
      throw NotTold()
    }
    return link
  }

  private struct NotTold: Error {}

  @Test func aGrandchildIsTakenOut() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bench = try bench(NestedPDF.chain(3))
    #expect(go([Self.child, Self.child], bench.view).map(\.isPerformed) == [true])
    let link = try link(bench)
    #expect(link.isTemporary)
    #expect(try Array(Data(contentsOf: URL(filePath: link.path))) == NestedPDF.chain(1))
    // Back and forth is no way at all.
    #expect(
      go([Self.child, Self.child, Self.parent], bench.view).map(\.isPerformed) == [true])
    let nearer = try self.link(bench)
    #expect(try Array(Data(contentsOf: URL(filePath: nearer.path))) == NestedPDF.chain(2))
  }

  /// The view has only the part of the page to show.
  @Test func aPlaceIsAPageAndAView() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bench = try bench(NestedPDF.chain(2))
    func link(_ place: [String: ActionValue]) throws -> DocumentLink {
      let members = ["targets": ActionValue.list([Self.child]), "place": .record(place)]
      _ = bench.view.actions.run(
        Action(.special(.goToEmbedded), members: members), ActionOccasion())
      return try self.link(bench)
    }
    let page = try link(["pageIndex": .integer(1), "fit": .text("page")])
    #expect(page.pageIndex == 1 && page.view == .record(["fit": .text("page")]))
    let named = try link(["name": .text("chapter")])
    #expect(named.name == "chapter" && named.view == nil)
  }

  @Test func aChildKnowsWhatCarriesIt() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bench = try bench(NestedPDF.chain(2))
    _ = go([Self.child, Self.child], bench.view)
    let inner = try bench.documents.open(
      .file(try link(bench).path), password: nil, isReadOnly: false)
    let view = try inner.views.open(ViewState(size: OpenView.defaultSize))
    var told: [HostRequest] = []
    view.client.didHappen = { if case .host(let request) = $0 { told.append(request) } }
    // Two up is the document that is open, one up is taken out of it, three up is not known.
    _ = go([Self.parent, Self.parent], view)
    guard case .openDocument(let root)? = told.last else { throw NotTold() }
    #expect(root.documentID == bench.open.id && root.path == bench.open.path)
    _ = go([Self.parent], view)
    guard case .openDocument(let parent)? = told.last else { throw NotTold() }
    #expect(try Array(Data(contentsOf: URL(filePath: parent.path))) == NestedPDF.chain(1))
    let outcomes = go([Self.parent, Self.parent, Self.parent], view)
    #expect(outcomes.first?.reason?.contains("is unknown") == true)
    bench.documents.close(bench.open.id)
    #expect(go([Self.parent], view).first?.isPerformed == false)
  }

  @Test func waysThatDoNotEndAreRefused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bench = try bench(NestedPDF.chain(1))
    let round = (0..<9).flatMap { _ in [Self.child, Self.parent] }
    #expect(go(round, bench.view).first?.reason?.contains("too many steps") == true)
    let deep = Array(repeating: Self.child, count: 9)
    #expect(go(deep, bench.view).first?.reason?.contains("too deep") == true)
    #expect(
      go([Self.child, Self.child], bench.view).map(\.reason)
        == ["The document carries no such file."])
    #expect(go([], bench.view).map(\.reason) == ["The action names no document."])
  }

  @Test func whatIsNoDocumentIsNoWay() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bench = try bench(NestedPDF.bytes(carrying: [("child.pdf", Array("text".utf8))]))
    let outcomes = go([Self.child, Self.child], bench.view)
    #expect(outcomes.map(\.isPerformed) == [false])
    #expect(outcomes.first?.reason != nil)
  }
}
