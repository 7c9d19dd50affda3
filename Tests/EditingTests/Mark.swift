// SPDX-License-Identifier: AGPL-3.0-or-later

@testable import Editing
@testable import Engine

/// Something that is appended.
struct Mark: Seal {
  let name = "Mark"
  let effect = EditEffect()

  func prepare(_ document: Document) throws(EditError) {
    do throws(EngineError) { try document.catalog?.set("Lang", document.makeText("en")) } catch {
      throw .engine(error)
    }
  }

  func read(_ file: Document, at path: String) throws(EditError) {}
  func adopt(into document: Document) throws(EditError) {}
}
