// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension OpenView {
  /// Whether it is worth while to look who waits for a double tap; without any cost.
  func mayWait(at sample: PointerSample) -> Bool {
    guard recognizer.tapDeadline != nil, lastHeard != nil else { return false }
    let repeated = sample.repeatedTapper
    let togglesSlowly =
      repeated == .smartZoom && tool == .pan
      && [.smartZoom, .toggleUserInterface].allSatisfy(components.isEnabled)
    return togglesSlowly
      || gestures.all.contains { gesture in
        gesture.isDoubleTap ? !gesture.blocks.isEmpty : gesture.requireToFail.contains(repeated)
      }
  }

  /// Keeps of a tap what waits for whether it becomes a double one:
  /// - the tools, where a double tap of the client's blocks what would act; by a finger or pen, where
  ///   the user interface would be toggled and a double tap would zoom; and where one of these gestures
  ///   waits that blocks it;
  /// - of these gestures those that require to fail what acts on a double tap here.
  func hold(
    _ sample: PointerSample, _ actor: Component?, _ candidates: [ClientGesture]
  ) throws(ToolError) -> PendingTap? {
    guard let due = recognizer.tapDeadline, let heard = lastHeard else { return nil }
    let repeated = sample.repeatedTapper
    let patient = candidates.filter {
      $0.requireToFail.contains(repeated) && !$0.verdict(beside: actor).isFailure
    }
    let zooms = actor == .toggleUserInterface && repeated == .smartZoom
    let repeats =
      patient.isEmpty && !zooms ? false : try couldAct(repeated, at: sample)
    let waiting = repeats ? patient : []
    var holdsTools = zooms && repeats
    if let actor {
      holdsTools =
        holdsTools || waiting.contains { $0.keepsEvent(from: actor) }
        || gestures.all.contains { $0.isDoubleTap && $0.keepsEvent(from: actor) }
    }
    guard holdsTools || !waiting.isEmpty else { return nil }
    return PendingTap(
      sample: sample, component: actor, gestures: waiting.map(\.id), holdsTools: holdsTools,
      due: due, dueOnServer: heard.server + max(0, due - heard.client))
  }

  private func couldAct(
    _ component: Component, at sample: PointerSample
  ) throws(ToolError) -> Bool {
    guard components.isEnabled(component), let context = try target(of: component, at: sample)
    else { return false }
    let place = place(of: sample, for: component)
    return try permittedVerdict(component, context, at: place) == .wouldAct
  }
}

extension PointerSample {
  /// The component that acts on a double tap of this pointer, beside those that act on a tap
  /// already.
  fileprivate var repeatedTapper: Component { pointerType == .mouse ? .selectText : .smartZoom }
}
