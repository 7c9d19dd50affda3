// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// Performs the actions of one kind.
struct ActionPerformer: Sendable {
  typealias Perform =
    @Sendable (OpenView, Action, ActionOccasion) throws(ToolError) -> ActionResult

  /// Whether only the user may start it. It leads out of the document, so opening a page cannot start
  /// it.
  let isForUser: Bool
  /// Whether it needs a view that is open.
  let shows: Bool
  let perform: Perform

  init(isForUser: Bool = false, shows: Bool = false, _ perform: @escaping Perform) {
    self.isForUser = isForUser
    self.shows = shows
    self.perform = perform
  }

  /// The performers by the names of kinds.
  static let all: [String: ActionPerformer] = [
    "goTo": .init(shows: true) { view, action, occasion throws(ToolError) in
      try GoToActions(open: view).goTo(action, occasion)
    },
    "goToRemote": .init(isForUser: true) { view, action, _ in
      LeavingActions(open: view).openRemote(action)
    },
    "goToEmbedded": .init(isForUser: true) { view, action, _ throws(ToolError) in
      try EmbeddedActions(open: view).open(action)
    },
    "uri": .init(isForUser: true) { view, action, occasion in
      LeavingActions(open: view).openURI(action, occasion)
    },
    "launch": .init(isForUser: true) { view, action, _ in LeavingActions(open: view).launch(action)
    },
    "named": .init(shows: true) { view, action, occasion throws(ToolError) in
      try NamedActions(open: view).perform(action, occasion)
    },
    "javaScript": .init { view, action, occasion throws(ToolError) in
      try ScriptActions(open: view).run(action, occasion)
    },
    "hide": .init { view, action, _ throws(ToolError) in try HideActions(open: view).hide(action) },
    "setLayers": .init { view, action, _ throws(ToolError) in
      try LayerActions(open: view).set(action)
    },
    "resetForm": .init { view, action, _ throws(ToolError) in
      try FormActions(open: view).reset(action)
    },
    "submitForm": .init(isForUser: true) { view, action, _ throws(ToolError) in
      try FormActions(open: view).submit(action)
    },
    "importData": .init(isForUser: true) { view, action, _ in
      view.tell(.importData(path: action.members["path"]?.text ?? ""))
      return .performed
    },
    "thread": .init(shows: true) { view, action, _ throws(ToolError) in
      try GoToActions(open: view).goToThread(action)
    },
    "transition": .init(shows: true) { view, action, _ in
      view.tell(.showTransition(action.members["transition"] ?? .record([:])))
      return .performed
    },
    "sound": .init(shows: true) { view, action, _ throws(ToolError) in
      try MediaActions(open: view).playSound(action)
    },
    "movie": .init(shows: true) { view, action, occasion throws(ToolError) in
      try MediaActions(open: view).controlMovie(action, occasion)
    },
    "rendition": .init(shows: true) { view, action, occasion throws(ToolError) in
      try MediaActions(open: view).controlRendition(action, occasion)
    },
    "richMediaExecute": .init(shows: true) { view, action, _ throws(ToolError) in
      try MediaActions(open: view).executeRichMedia(action)
    },
    "goTo3DView": .init { _, _, _ in .unsupported("The server does not show 3D artwork.") },
  ]
}

public struct ActionOutcome: Sendable {
  /// The name of the action's kind.
  public var kind: String
  /// Whether the action was performed, or passed to the front end.
  public var isPerformed: Bool
  /// Why it was not performed; a sentence for people.
  public var reason: String?
  /// The error, if the action failed.
  var error: ToolError?

  /// Whether the client has cancelled the request that ran the action.
  public var isCancelled: Bool { error?.isCancellation ?? false }
}

/// The result that a performer reports for an action.
enum ActionResult {
  /// Performed, or passed to the front end.
  case performed
  /// Nothing to do, for this reason.
  case idle(String)
  /// The server cannot perform it, for this reason. The front end is notified.
  case unsupported(String)
}
