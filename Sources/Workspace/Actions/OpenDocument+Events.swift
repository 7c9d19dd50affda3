// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension OpenDocument {
  /// Runs the document's action for a trigger, in its first view. If no view is open, it runs in a
  /// hidden view, which passes on only requests to the front end and layer changes.
  ///
  /// - Returns: the outcome of each action; empty if there is no action.
  /// - Throws: an error if the action cannot be read.
  @discardableResult
  public func run(_ trigger: ActionTrigger) throws(ToolError) -> [ActionOutcome] {
    let action = try engine(document.action(of: .document, for: trigger))
    guard let action else { return [] }
    let occasion = ActionOccasion(trigger, of: .document)
    if let view = views.first { return view.actions.run(action, occasion) }
    return try hiddenView().actions.run(action, occasion)
  }

  /// Whether scripts and actions that run by themselves may change the document: not while its views are
  /// shown as they were before it was lost, and not while unsaved changes of an earlier session wait for
  /// the user's choice, since any change sets them aside.
  public var mayChangeByItself: Bool {
    !file.isBeingRestored && !(file.recovery?.isPending == true && editor.revision == 0)
  }

  /// Whether an owner's action may run by itself.
  func mayRun(_ trigger: ActionTrigger, of owner: ActionOwner) -> Bool {
    guard !mayChangeByItself, let action = try? document.action(of: owner, for: trigger) else {
      return true
    }
    return !changes(action)
  }

  /// Whether the action that runs with the first view changes the document.
  public var changesWhenShown: Bool {
    // An action that cannot be read does not run.
    guard let action = try? document.action(of: .document, for: .open) else { return false }
    return changes(action)
  }

  private func changes(_ action: Action) -> Bool {
    switch action.kind {
    case .special(.hide), .special(.resetForm), .special(.importData): true
    case .javaScript where scripts != nil: true
    default: action.next.contains(where: changes)
    }
  }

  /// Runs the document's action for a trigger; unreadable actions are ignored, because nobody asked for
  /// them.
  func attempt(_ trigger: ActionTrigger) {
    if mayRun(trigger, of: .document) { _ = try? run(trigger) }
  }

  /// A hidden view to run actions in. It has the id of the first view, or of the last one that was
  /// opened or promised.
  private func hiddenView() throws(ToolError) -> OpenView {
    let view: OpenView
    do throws(ViewError) {
      view = try OpenView(
        id: views.firstID ?? views.lastID, of: self, state: ViewState(size: OpenView.defaultSize))
    } catch {
      throw .view(error)
    }
    view.pages.isHidden = true
    views.observe(view)
    let tell = view.client.didHappen
    view.client.didHappen = { event in
      switch event {
      case .host, .layersChanged: tell(event)
      default: return
      }
    }
    return view
  }
}
