// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// Actions that lead to a place of the document.
struct GoToActions {
  let open: OpenView

  func goTo(_ action: Action, _ occasion: ActionOccasion) throws(ToolError) -> ActionResult {
    var place: Destination?
    if case .goTo(let destination, let name) = action.kind {
      place = destination
      if place == nil, let name { place = try self.destination(named: name) }
    }
    guard let destination = place else {
      return .unsupported("The link leads to no place of this document.")
    }
    // The initial view is not recorded in the navigation history.
    try show(destination, isRecorded: occasion.owner != .document || occasion.trigger != .open)
    return .performed
  }

  /// The place of a named destination. An action from a client may have a name without a place.
  private func destination(named name: String) throws(ToolError) -> Destination? {
    try engine { () throws(EngineError) -> Destination? in
      do throws(EngineError) {
        return try open.document.destination(named: name)
      } catch .notFound {
        return nil
      }
    }
  }

  func show(_ destination: Destination, isRecorded: Bool = true) throws(ToolError) {
    let target = try open.target(of: destination)
    do throws(ViewError) {
      try open.show(.link) { (view) throws(ViewError) in
        try view.goTo(pageIndex: destination.pageIndex, target, isRecorded: isRecorded)
      }
    } catch {
      throw .view(error)
    }
  }

  /// Shows a bead of an article's thread (ISO 32000-2, 12.4.3). The action names the bead; without a
  /// name, it is the first one.
  func goToThread(_ action: Action) throws(ToolError) -> ActionResult {
    if let path = action.members["path"]?.text {
      open.tell(.openDocument(DocumentLink(path)))
      return .performed
    }
    let bead = try engine(
      open.document.bead(action.members["bead"], ofThread: action.members["thread"]))
    guard let bead else { return .idle("The document has no such article thread.") }
    try show(Destination(pageIndex: bead.pageIndex, fit: .rect(bead.rect)))
    return .performed
  }
}
