// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// The announcements of the current event that were not sent yet.
struct PendingAnnouncements {
  /// Announcements that components are about to act. They are sent before their first effect, so that a
  /// component that is refused in the end is not announced.
  var activations: [ViewEvent] = []
  /// Changes before the component acts, such as a change of tool.
  var changes: [ViewEvent] = []
  /// Whether tools are handling the event now.
  var isWithTools = false
  /// The events that clients' tools passed to their wrapped tools. They are announced after the event.
  var passed: [PassedEvent] = []
  /// The tools among them that gave no usable answer.
  var failures: [ToolError] = []
  /// The widget that has the keyboard focus, as last reported.
  var focus: String?
}

extension OpenView {
  /// Announces an event, after the activations that caused it.
  func happen(_ event: ViewEvent) {
    if self.event.announcements.isWithTools, self.event.announcements.activations.isEmpty,
      event.isOnTheWay
    {
      return self.event.announcements.changes.append(event)
    }
    announceActivations()
    client.didHappen(event)
  }

  /// Announces the components that are about to act. The changes before them follow.
  public func announceActivations() {
    let events = self.event.announcements.activations + self.event.announcements.changes
    (self.event.announcements.activations, self.event.announcements.changes) = ([], [])
    for event in events { client.didHappen(event) }
  }

  /// Passes an event to the tools. Changes of tool on the way are announced after the activation that
  /// follows.
  func withTools<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    self.event.announcements.isWithTools = true
    defer {
      self.event.announcements.isWithTools = false
      announceActivations()
    }
    return try body()
  }
}

extension OpenDocument {
  /// Announces the components that are about to act in the views. This comes before their effects.
  public func announceActivations() {
    for view in views { view.announceActivations() }
  }
}

extension ViewEvent {
  /// Whether the event may precede a component's action. A change of tool is such an event.
  fileprivate var isOnTheWay: Bool {
    switch self {
    case .toolChanged, .focusChanged: true
    default: false
    }
  }
}
