// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// Takes the user's pointer events and gestures, and decides which of them the tools get.
public final class Input {
  private unowned let open: OpenView
  /// The pointers on the view.
  private var pointers = PointerTracker()
  /// The times of the last raw pointer event on both clocks, in milliseconds.
  var lastHeard: (client: Double, server: Double)?
  /// The last press since something was copied.
  var lastPress: PagePoint?
  /// The start of a long press that arrives phase by phase.
  private var longPressOrigin: PointerSample?
  /// The client's own gestures.
  public private(set) lazy var runs = GestureRuns(in: open)
  /// The tap that waits.
  private(set) lazy var heldTap = HeldTap(in: open)
  public private(set) lazy var pens = Pens(in: open)
  public private(set) lazy var pinching = Pinching(in: open)

  init(of view: OpenView) { open = view }

  /// Forgets what has begun on the pages: they are elsewhere.
  func forgetPages() {
    longPressOrigin = nil
    heldTap.keep(nil)
    pinching.forget()
  }

  /// Lets the client's gestures have an event of the user's, and then the tools, as far as those leave
  /// it.
  ///
  /// - Parameter mayWait: whether a tap can wait for whether it becomes a double one: not where a
  ///   toolkit recognised it.
  func take(_ event: ToolEvent, _ report: inout EventReport, mayWait: Bool = false) {
    open.forgetActivation()
    open.note(event)
    defer { open.event.foreseen = [:] }
    if runs.isConsumed(event, &report) { return }
    do throws(ToolError) {
      if try runs.isIntercepted(event, &report) { return }
      guard try !keeps(event, mayWait: mayWait, &report) else { return }
    } catch {
      return report.end(with: error)
    }
    open.passOn(event, &report)
  }

  /// Whether the tools do not get an event, or not yet.
  private func keeps(
    _ event: ToolEvent, mayWait: Bool, _ report: inout EventReport
  ) throws(ToolError) -> Bool {
    guard case .gesture(let gesture) = event, let kind = ComponentChain.Event(gesture) else {
      return false
    }
    if let step = gesture.step, step.phase != .began { return runs.goOn(kind, step, &report) }
    runs.cancel()
    var candidates = open.gestures.matching(kind)
    let mayWait = mayWait && kind == .tap && heldTap.mayWait(at: gesture.sample)
    guard mayWait || !candidates.isEmpty else { return false }
    let actor = try open.rehearse(gesture).actor
    var held = mayWait ? try heldTap.hold(gesture.sample, actor, candidates) : nil
    if let held { candidates.removeAll { held.gestures.contains($0.id) } }
    let isKept = runs.begin(candidates, of: kind, beside: actor, at: gesture.sample, &report)
    // A gesture that another gesture keeps from the tools does not hold them up.
    if isKept { held?.holdsTools = false }
    heldTap.keep(held.flatMap { $0.holdsTools || !$0.gestures.isEmpty ? $0 : nil })
    return isKept || heldTap.holdsTools
  }
}

// MARK: - Raw pointer events

extension Input {
  var recognizer: GestureRecognizer { pointers.recognizer }

  /// Takes up how palms and barrel buttons count.
  func take(_ pens: PenSettings) {
    pointers.palmRejection = pens.palmRejection
    pointers.usesBarrelButton = pens.barrelTool != nil
  }

  /// Takes gestures that were recognised here.
  func take(_ gestures: [Gesture], _ report: inout EventReport) {
    heldTap.settle(before: gestures, &report)
    for gesture in gestures { take(.gesture(gesture), &report, mayWait: true) }
  }

  /// Takes raw pointer events, and reports on all of them. Their cost, apart from the tool's own
  /// work, does not depend on earlier events.
  public func handle(_ batch: PointerBatch) -> EventReport {
    open.report { report in
      var isHandled = false
      for event in batch.events {
        take(pointers.handle(event, hasWork: open.hasWork), &report)
        isHandled = isHandled || report.isHandled
      }
      report.isHandled = isHandled
      guard !batch.predicted.isEmpty else { return }
      do throws(ToolError) {
        try open.tools.predict(batch.predicted, in: open)
      } catch {
        report.end(with: error)
      }
    }
  }

  /// The gestures come first: a pinch begins with the end of the stroke that it was taken for.
  func take(_ meanings: [PointerMeaning], _ report: inout EventReport) {
    take(meanings.compactMap(\.gesture), &report)
    for case .pinch(let step) in meanings {
      do throws(ViewError) {
        report.isHandled = try pinching.follow(
          step.phase, by: step.scale, at: step.center, step.scale == 1 ? .scroll : .zoom)
      } catch {
        report.end(with: .view(error))
      }
    }
  }

  /// A long press that a toolkit recognised: a phase of it, or all of it at one point.
  public func longPress(_ sample: PointerSample, _ phase: GesturePhase?) -> EventReport {
    guard let phase else { return open.handle(Gesture.wholeLongPress([sample])) }
    if phase == .began { longPressOrigin = sample }
    let origin = longPressOrigin ?? sample
    if phase == .ended || phase == .cancelled { longPressOrigin = nil }
    return open.handle([.longPress(GestureStep(phase, origin: origin, current: sample))])
  }
}

// MARK: - The clock

extension Input {
  /// Takes raw pointer events that came at a time of the server's clock, in milliseconds.
  public func handle(_ batch: PointerBatch, at uptime: Double) -> EventReport {
    if let time = batch.events.last?.sample.time {
      lastHeard = time.isFinite ? (client: time, server: uptime) : nil
    }
    return handle(batch)
  }

  /// When a press becomes a long one, or a tap has waited for long enough, if no event comes first, on
  /// the server's clock.
  public var deadline: Double? {
    [pressDeadline, heldTap.deadline].compactMap { $0 }.min()
  }

  /// Tells the time of the server's clock.
  ///
  /// - Returns: which gesture came about by it, and what became of it.
  public func timePasses(
    to uptime: Double
  ) -> (event: ComponentChain.Event, report: EventReport)? {
    if let due = heldTap.deadline, due <= uptime {
      return (.tap, open.report { report in heldTap.deliver(&report) })
    }
    guard let pressDeadline, pressDeadline <= uptime, let due = recognizer.deadline else {
      return nil
    }
    let gestures = pointers.elapsed(to: due)
    guard !gestures.isEmpty else { return nil }
    return (.longPress, open.report { report in take(gestures, &report) })
  }

  private var pressDeadline: Double? {
    guard let due = recognizer.deadline, let heard = lastHeard else { return nil }
    return heard.server + max(0, due - heard.client)
  }
}

extension Gesture {
  /// `nil` of what comes at once.
  var step: GestureStep? {
    switch self {
    case .longPress(let step), .drag(let step): step
    case .tap, .doubleTap, .tripleTap, .contextMenu, .hover: nil
    }
  }
}

extension PointerMeaning {
  fileprivate var gesture: Gesture? {
    if case .gesture(let gesture) = self { gesture } else { nil }
  }
}
