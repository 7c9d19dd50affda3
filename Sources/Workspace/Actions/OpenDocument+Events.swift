// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension OpenDocument {
  /// Runs what the document does when this happens: in its first view or, where none is open, in one
  /// that shows nothing, by which the front end is told of the rest.
  ///
  /// - Returns: what became of it; nothing where it does nothing.
  /// - Throws: why its action could not be read.
  @discardableResult
  public func run(_ trigger: ActionTrigger) throws(ToolError) -> [ActionOutcome] {
    let action = try engine(document.action(of: .document, for: trigger))
    guard let action else { return [] }
    let occasion = ActionOccasion(trigger, of: .document)
    if let view = views.first { return view.actions.run(action, occasion) }
    return try hiddenView().actions.run(action, occasion)
  }

  /// Unreadable actions do nothing: nobody asked for them.
  func attempt(_ trigger: ActionTrigger) { _ = try? run(trigger) }

  /// A view that goes by the id of the first one, or of the one that was closed last.
  private func hiddenView() throws(ToolError) -> OpenView {
    let view: OpenView
    do throws(ViewError) {
      view = try OpenView(
        id: firstViewID ?? lastViewID, of: self, state: ViewState(size: OpenView.defaultSize))
    } catch {
      throw .view(error)
    }
    view.pages.isHidden = true
    observeView(view)
    let tell = view.didHappen
    view.didHappen = { event in
      switch event {
      case .host, .layersChanged: tell(event)
      default: return
      }
    }
    return view
  }
}
