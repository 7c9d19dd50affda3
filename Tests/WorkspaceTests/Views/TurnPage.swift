// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON

/// Turns a page by 90 degrees, as an edit of pages does.
struct TurnPage: Edit {
  static let kind = "turnPage"
  let pageIndex: Int

  var name: String { "Turn page" }
  var permission: KeyPath<Permissions, Bool> & Sendable { \.assemble }
  var touches: [AnnotationTouch] { [] }

  init(_ pageIndex: Int) { self.pageIndex = pageIndex }
  init(encoded: JSONTree) throws(EditError) { throw .nothingToDo("It is not kept.") }
  var encoded: JSONTree { .null }

  func perform(on document: Document) throws(EditError) -> EditEffect {
    do throws(EngineError) {
      try document.pageObject(pageIndex)?.set("Rotate", document.makeInteger(90))
    } catch {
      throw .engine(error)
    }
    document.reloadPages()
    var effect = EditEffect()
    effect.pages = [pageIndex]
    return effect
  }
}
