// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// What a view knows of the event under way, until the next event.
struct EventState {
  /// The pointer of the gesture under way.
  var pointer: PointerSample?
  /// The component that acted on the event.
  var actedComponent: Component?
  /// What the gates have said to the event.
  var verdicts: [ActivationQuestion: Verdict] = [:]
  /// The conditions that the client did not answer to the event.
  var unanswered: Set<String> = []
  /// The answers of hooks to a dry run of the event.
  var foreseen: [ForeseenQuestion: HookAnswer] = [:]
  /// The component that a request has act, also where it is switched off.
  var tried: Component?
  /// The dry run that an event goes through before it is handled.
  var dryRun: DryRun?

  /// Forgets what the last event did and was told.
  mutating func forgetActivation() {
    actedComponent = nil
    verdicts = [:]
    unanswered = []
  }
}
