// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import Testing

@testable import Editing

struct RelocationTests {
  /// An edit that has to do with no page.
  private struct Pageless: Edit, LogObject {
    static let kind = "pageless"
    static let logged = LogMembers<Self>(.required("name", \.name), make: { _ in Pageless() })
    var name: String { "Pageless" }
    var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }
    var touches: [AnnotationTouch] { [] }
    var scope: Set<Int>? { [] }
    func perform(on document: Document) throws(EditError) -> EditEffect { EditEffect() }
  }

  @Test func onlyWhatHasToDoWithPagesIsLostWithAChangeOfThem() throws {
    let bench = try Workbench("simple.pdf")
    let relocation = Relocation(to: try bench.open().document)
    let turn = RotatePages([0], by: 90)
    var logged = LoggedEdit(turn)
    logged.pageCount = 1
    #expect(throws: EditError.self) { try relocation.relocate(turn, logged) }
    let square = Annotation(id: "s", type: .square, pageIndex: 0, rect: Rect(10, 10, 20, 20))
    let add = AddAnnotations([square])
    #expect(throws: EditError.self) { try relocation.relocate(add, LoggedEdit(add)) }
    #expect(try relocation.relocate(Pageless(), LoggedEdit(Pageless())) is Pageless)
  }
}
