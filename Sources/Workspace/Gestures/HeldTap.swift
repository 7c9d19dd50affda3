// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// A tap that may still become a double tap. It waits until that is known.
struct PendingTap {
  let sample: PointerSample
  /// The component that would act on the tap.
  let component: Component?
  /// The ids of the client's gestures that wait.
  var gestures: [String]
  /// Whether the tools wait.
  var holdsTools: Bool
  /// The deadline for the pointer to go down again, in milliseconds. `due` is on the client's clock,
  /// `dueOnServer` on the server's.
  let due: Double
  let dueOnServer: Double
  /// Whether the pointer has gone down again in time. Its next event then decides.
  var isContinued = false
}

/// The tap that waits, if any.
final class HeldTap {
  private unowned let open: OpenView
  private var held: PendingTap?

  init(in view: OpenView) { open = view }

  /// When the tap is delivered, in milliseconds of the server's clock.
  var deadline: Double? { held.flatMap { $0.isContinued ? nil : $0.dueOnServer } }

  var isEmpty: Bool { held == nil }

  /// Whether the tools do not get the tap yet.
  var holdsTools: Bool { held?.holdsTools == true }

  /// Holds a tap, in place of the one held before.
  func keep(_ tap: PendingTap?) { held = tap }

  /// Fails a pending gesture that was removed.
  func end(_ id: String) {
    guard let held, held.gestures.contains(id) else { return }
    self.held?.gestures.removeAll { $0 == id }
    open.input.runs.tell(id, .failed, .tap, held.component, held.sample)
  }

  /// Settles a held tap before later gestures: it is dropped if they are a double tap, and
  /// delivered if they can no longer become one.
  func settle(before gestures: [Gesture], _ report: inout EventReport) {
    guard let held else { return }
    if !held.isContinued, open.input.recognizer.now ?? held.due >= held.due {
      deliver(&report)
    } else if case .doubleTap? = gestures.first {
      self.held = nil
      for id in held.gestures {
        open.input.runs.tell(id, .failed, .tap, held.component, held.sample)
      }
    } else if open.input.recognizer.isPressedAgain {
      self.held?.isContinued = true
    } else if held.isContinued || open.input.recognizer.tapDeadline == nil {
      deliver(&report)
    }
  }

  /// Delivers the tap to the gestures and tools that waited.
  func deliver(_ report: inout EventReport) {
    guard let held else { return }
    self.held = nil
    open.forgetActivation()
    open.note(.gesture(.tap(held.sample)))
    let isKept = open.input.runs.begin(
      held.gestures.compactMap { open.gestures[$0] }, of: .tap, beside: held.component,
      at: held.sample, &report)
    if held.holdsTools, !isKept { open.passOn(.gesture(.tap(held.sample)), &report) }
  }

  /// As ``deliver(_:)``, but without a report, for use outside an event: the effects of the tap are sent
  /// only as notifications.
  func deliver() {
    guard held != nil else { return }
    var report = EventReport(tool: open.tool, state: open.toolState)
    deliver(&report)
    open.display.isStale = true
  }
}

// MARK: - What waits

extension HeldTap {
  /// Whether a gesture or tool may wait for a double tap. The check is cheap.
  func mayWait(at sample: PointerSample) -> Bool {
    guard open.input.recognizer.tapDeadline != nil, open.input.lastHeard != nil else {
      return false
    }
    let repeated = sample.repeatedTapper
    let togglesSlowly =
      repeated == .smartZoom && open.tool == .pan
      && [.smartZoom, .toggleUserInterface].allSatisfy(open.components.isEnabled)
    return togglesSlowly
      || open.gestures.all.contains { gesture in
        gesture.isDoubleTap ? !gesture.blocks.isEmpty : gesture.requireToFail.contains(repeated)
      }
  }

  /// Holds a tap until a double tap is ruled out. These wait:
  /// - the tools, if a double tap of the client's blocks the component that would act; if the tap of a
  ///   finger or pen would toggle the user interface and a double tap would zoom; and if a waiting
  ///   gesture blocks the component;
  /// - the client's gestures that require the double tap's built-in component to fail.
  func hold(
    _ sample: PointerSample, _ actor: Component?, _ candidates: [ClientGesture]
  ) throws(ToolError) -> PendingTap? {
    guard let due = open.input.recognizer.tapDeadline, let heard = open.input.lastHeard else {
      return nil
    }
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
        || open.gestures.all.contains { $0.isDoubleTap && $0.keepsEvent(from: actor) }
    }
    guard holdsTools || !waiting.isEmpty else { return nil }
    return PendingTap(
      sample: sample, component: actor, gestures: waiting.map(\.id), holdsTools: holdsTools,
      due: due, dueOnServer: heard.server + max(0, due - heard.client))
  }

  private func couldAct(
    _ component: Component, at sample: PointerSample
  ) throws(ToolError) -> Bool {
    guard open.components.isEnabled(component),
      let context = try open.target(of: component, at: sample)
    else { return false }
    let place = open.place(of: sample, for: component)
    return try open.permittedVerdict(component, context, at: place) == .wouldAct
  }
}

extension PointerSample {
  /// The component that acts on this pointer's double tap. The components that act on a single tap are
  /// not counted.
  fileprivate var repeatedTapper: Component { pointerType == .mouse ? .selectText : .smartZoom }
}
