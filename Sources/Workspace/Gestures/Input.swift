// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// Takes the user's pointer events and gestures. It decides which of them the tools get.
public final class Input {
  private unowned let open: OpenView
  /// The pointers on the view.
  public internal(set) var settings = ComponentSettings()
  private var pointers = PointerTracker()
  /// The times of the last raw pointer event, in milliseconds. One is on the client's clock, one on the
  /// server's.
  var lastHeard: (client: Double, server: Double)?
  /// The last press since something was copied or pasted, in any view.
  var lastPress: PagePoint? {
    get { press.flatMap { $0.clipboard == open.owner.shared.clipboard.changes ? $0.place : nil } }
    set { press = newValue.map { ($0, open.owner.shared.clipboard.changes) } }
  }
  /// The last press, with the state of the clipboard.
  private var press: (place: PagePoint, clipboard: Int)?
  /// The start of a long press that arrives phase by phase.
  private var longPressOrigin: PointerSample?
  /// The client's own gestures.
  public private(set) lazy var runs = GestureRuns(in: open)
  /// The tap that is held until a double tap is ruled out.
  private(set) lazy var heldTap = HeldTap(in: open)
  public private(set) lazy var pens = Pens(in: open)
  public private(set) lazy var pinching = Pinching(in: open)

  init(of view: OpenView) { open = view }

  /// Drops gestures that began on pages which have since moved.
  func forgetPages() {
    _ = dropPress()
    longPressOrigin = nil
    heldTap.keep(nil)
    pinching.forget()
  }

  /// Adjusts to changed pages: forgets what was under way on them. The last press moves with its page.
  ///
  /// - Parameter changes: the maps from the earlier to the present spaces of pages that were turned or
  ///   cropped, by index.
  func follow(_ changes: [Int: Matrix]) {
    forgetPages()
    guard let press = lastPress, let map = changes[press.pageIndex] else { return }
    lastPress?.point = map.apply(press.point)
  }

  /// Whether a drag or a long press is under way.
  var isInGesture: Bool { recognizer.isInGesture || longPressOrigin != nil }

  /// Drops a press that is no gesture yet. Its release then does nothing. Returns whether there was
  /// such a press.
  func dropPress() -> Bool { pointers.ignorePress() }

  /// Passes a user's event to the client's gestures and the tools. The tools get it only if the
  /// gestures leave it.
  ///
  /// - Parameter mayWait: whether a tap may be held until a double tap is ruled out; `false` if a
  ///   toolkit recognised it.
  func take(_ event: ToolEvent, _ report: inout EventReport, mayWait: Bool = false) {
    open.forgetActivation()
    open.note(event)
    if case .command("cancel") = event, dropPress() {
      report.isHandled = true
      return
    }
    defer { open.event.foreseen = [:] }
    if runs.isConsumed(event, &report) { return pens.returnTool(after: event, &report) }
    do throws(ToolError) {
      if try runs.isIntercepted(event, &report) { return }
      guard try !keeps(event, mayWait: mayWait, &report) else { return }
    } catch {
      return report.end(with: error)
    }
    open.passOn(event, &report)
  }

  /// Whether an event is kept from the tools, at least for now.
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
    // An event that a gesture keeps from the tools does not make them wait.
    if isKept { held?.holdsTools = false }
    heldTap.keep(held.flatMap { $0.holdsTools || !$0.gestures.isEmpty ? $0 : nil })
    return isKept || heldTap.holdsTools
  }
}

// MARK: - Raw pointer events

extension Input {
  var recognizer: GestureRecognizer { pointers.recognizer }

  /// Applies the settings for palms and barrel buttons.
  func take(_ pens: PenSettings) {
    pointers.palmRejection = pens.palmRejection
    pointers.usesBarrelButton = pens.barrelTool != nil
  }

  /// Takes gestures that were recognised here.
  func take(_ gestures: [Gesture], _ report: inout EventReport) {
    heldTap.settle(before: gestures, &report)
    var isHandled = report.isHandled
    for gesture in gestures {
      take(.gesture(gesture), &report, mayWait: true)
      isHandled = isHandled || report.isHandled
    }
    report.isHandled = isHandled
  }

  /// Handles raw pointer events, and reports on all of them. Their cost, apart from the tool's own work,
  /// does not depend on earlier events.
  public func handle(_ batch: PointerBatch) -> EventReport {
    open.report { report in
      var isHandled = false
      for event in batch.events {
        let least = leastStroke(endingWith: event)
        take(pointers.handle(event, hasWork: open.hasWork, leastStroke: least), &report)
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

  /// The size from which a press is a stroke; `nil`: it is a tap. The event ends the press, and the tool
  /// is the current one. It is `nil` for a mouse, which holds still, and for a finger that scrolls while a
  /// pen draws.
  private func leastStroke(endingWith event: PointerEvent) -> Double? {
    guard event.phase == .up, let press = recognizer.pressed, press.pointerType != .mouse,
      press.pointerType != .touch || !pens.fingerScrolls
    else { return nil }
    do throws(ToolError) {
      return try open.tools.current.leastStroke(from: press, in: open)
    } catch {
      return nil
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

  /// Handles a long press that a toolkit recognised: one phase, or all of it at one point.
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
  /// Handles raw pointer events. They came at this time of the server's clock, in milliseconds.
  public func handle(_ batch: PointerBatch, at uptime: Double) -> EventReport {
    if let time = batch.events.last?.sample.time {
      lastHeard = time.isFinite ? (client: time, server: uptime) : nil
    }
    return handle(batch)
  }

  /// When the input must act if no event comes first. A press then becomes a long press, or a held tap
  /// is delivered. In milliseconds of the server's clock.
  public var deadline: Double? {
    [pressDeadline, heldTap.deadline].compactMap { $0 }.min()
  }

  /// Handles what is due at a time of the server's clock.
  ///
  /// - Returns: the gesture that was recognised by then, and its report.
  public func timePasses(to uptime: Double) -> (event: ComponentChain.Event, report: EventReport)? {
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
  /// The step of a gesture with phases; `nil` for an instant one.
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
