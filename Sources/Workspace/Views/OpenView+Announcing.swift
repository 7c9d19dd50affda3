// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// The announcements of the current event that were not sent yet.
struct PendingAnnouncements {
  /// That components are about to act; told before the first thing that comes of it, so that it is
  /// not told of a component that was refused in the end.
  var activations: [ViewEvent] = []
  /// Changes on the way to the component that acts, such as a change of tool.
  var changes: [ViewEvent] = []
  /// Whether tools have the event just now.
  var isWithTools = false
  /// The events that clients' tools passed on to the tools that they wrap; announced after the
  /// event.
  var passed: [PassedEvent] = []
  /// The tools among them that gave no usable answer.
  var failures: [ToolError] = []
  /// The widget of the field that has the keys, as it was last told.
  var focus: String?
}

extension OpenView {
  /// Tells of something that happened, after the activations that it comes of.
  func happen(_ event: ViewEvent) {
    if announcements.isWithTools, announcements.activations.isEmpty, event.isOnTheWay {
      return announcements.changes.append(event)
    }
    announceActivations()
    didHappen(event)
  }

  /// Tells which components are about to act, and then what changed on the way to them.
  public func announceActivations() {
    let events = announcements.activations + announcements.changes
    (announcements.activations, announcements.changes) = ([], [])
    for event in events { didHappen(event) }
  }

  /// Lets the tools have an event: what they hand over on the way is told after the activation that
  /// follows.
  func withTools<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    announcements.isWithTools = true
    defer {
      announcements.isWithTools = false
      announceActivations()
    }
    return try body()
  }
}

extension OpenDocument {
  /// Tells which components are about to act in its views, before what comes of it.
  public func announceActivations() {
    for view in views { view.announceActivations() }
  }
}

extension ViewEvent {
  /// Whether it may come before a component acts, without being what the event is about.
  fileprivate var isOnTheWay: Bool {
    switch self {
    case .toolChanged, .focusChanged: true
    default: false
    }
  }
}
