// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import Scripts

/// The state of the current event, kept until the next one.
struct EventState {
  /// The pointer of the gesture under way.
  var pointer: PointerSample?
  var actedComponent: Component?
  /// How the event commits the field value that is being entered.
  var commit = ScriptEvent.CommitKey.click
  /// The verdicts of gates on the event.
  var verdicts: [ActivationQuestion: Verdict] = [:]
  /// The conditions that the client did not answer to the event.
  var unanswered: Set<String> = []
  /// The answers of hooks to a dry run of the event.
  var foreseen: [ForeseenQuestion: HookAnswer] = [:]
  /// The component that a request activates, even if it is switched off.
  var tried: Component?
  /// The permission of the component that acts now.
  var grant: ActivationGrant?
  var announcements = PendingAnnouncements()
  /// The dry run that an event goes through before it is handled.
  var dryRun: DryRun?

  /// Forgets the results of the last event.
  mutating func forgetActivation() {
    actedComponent = nil
    commit = .click
    verdicts = [:]
    unanswered = []
  }
}
