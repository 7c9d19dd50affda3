// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import System

/// Performs actions that go to embedded or containing documents. An action may go to a document
/// embedded in this one, or to one that contains it.
struct EmbeddedActions {
  let open: OpenView

  /// Asks the front end to open an embedded or containing document. An embedded document is extracted
  /// to a file; a containing document is already open.
  func open(_ action: Action) throws(ToolError) -> ActionResult {
    let steps = action.members["targets"]?.list ?? []
    let place = action.members["place"]
    if let path = action.members["path"]?.text {
      guard steps.isEmpty else {
        return .unsupported("The target document is embedded in another file, \(path).")
      }
      var link = DocumentLink(path)
      show(place, of: &link, action)
      return .performed
    }
    guard !steps.isEmpty else { return .idle("The action names no document.") }
    let way = EmbeddedPath(steps, from: open.owner)
    if let obstacle = way.obstacle { return .unsupported(obstacle) }
    var link: DocumentLink
    if way.children.isEmpty {
      link = DocumentLink(way.root.path ?? "")
      link.documentID = way.root.id
    } else {
      guard let files = open.owner.shared.files.media else {
        return .unsupported(
          "Opening an embedded document needs a folder: give a stateDirectory to initialize.")
      }
      let found = try engine(way.file())
      guard case .file(let name, let bytes) = found else {
        return .idle(found.reason ?? "The document does not exist.")
      }
      link = DocumentLink(try engine(files.write(bytes, named: name, for: way.root.id)))
      link.isTemporary = true
      open.owner.shared.files.carried[ExactText(link.path)] = CarriedDocument(
        root: way.root, way: way.children)
    }
    show(place, of: &link, action)
    return .performed
  }

  /// Asks the front end to open a document at a place.
  private func show(_ place: ActionValue?, of link: inout DocumentLink, _ action: Action) {
    link.pageIndex = place?["pageIndex"]?.integer
    link.name = place?["name"]?.text
    let view = place?.record?.filter { $0.key != "pageIndex" && $0.key != "name" } ?? [:]
    if !view.isEmpty { link.view = .record(view) }
    link.newWindow = action.members["newWindow"]?.flag
    open.tell(.openDocument(link))
  }
}
