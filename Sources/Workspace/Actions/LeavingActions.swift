// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// Actions that lead out of the document: they are passed to the front end, which decides.
struct LeavingActions {
  let open: OpenView

  func openURI(_ action: Action, _ occasion: ActionOccasion) -> ActionResult {
    guard case .uri(let raw) = action.kind else { return .idle("It has no URI.") }
    var uri = LinkTarget.normalize(raw)
    guard !uri.isEmpty else { return .idle("It has no URI.") }
    if action.members["isMap"]?.flag == true, let place = occasion.place {
      uri += mapQuery(place, occasion)
    }
    guard uri.utf8.count <= LinkTarget.longest else {
      return .idle("The URI is longer than \(LinkTarget.longest) bytes.")
    }
    let target = LinkTarget(uri)
    open.tell(target == .safe ? .openURI(uri) : .decideURI(uri, target))
    return .performed
  }

  func openRemote(_ action: Action) -> ActionResult {
    guard case .goToRemote(let file, let pageIndex, let name) = action.kind, !file.isEmpty else {
      return .idle("It names no file.")
    }
    var link = DocumentLink(file, pageIndex: pageIndex, name: name)
    link.view = action.members["view"]
    link.newWindow = action.members["newWindow"]?.flag
    open.tell(.openDocument(link))
    return .performed
  }

  func launch(_ action: Action) -> ActionResult {
    guard case .launch(let file) = action.kind, !file.isEmpty else {
      return .idle("It names no file.")
    }
    open.tell(.launch(path: file, members: action.members))
    return .performed
  }

  /// The touched place within the link (ISO 32000-2, 12.6.4.8). It is in pixels from the link's upper
  /// left corner.
  private func mapQuery(_ place: PagePoint, _ occasion: ActionOccasion) -> String {
    guard case .annotation(let id)? = occasion.owner,
      let link = try? open.document.page(place.pageIndex).annotation(id)
    else { return "" }
    let offset = (place.point - link.rect.origin) * open.view.state.scale
    guard let x = Int(exactly: offset.x.rounded()), let y = Int(exactly: offset.y.rounded()) else {
      return ""
    }
    return "?\(max(0, x)),\(max(0, y))"
  }
}
