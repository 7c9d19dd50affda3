// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Turns the raw events of one pointer into gestures.
///
/// Any sequence of events gives a well-formed sequence of gestures:
/// - A `down` without an `up` before it cancels the gesture under way and begins anew. A `hover`
///   cancels too, since it shows that the pointer is up. With both primary and secondary button down,
///   such a `down` only cancels.
/// - The secondary button makes a context menu, and other buttons except the primary one nothing; the
///   pointer is then ignored until it is up.
/// - While a pointer is pressed, others are ignored until they go down themselves.
/// - An event with a position that is not finite is ignored, but an `up` or `cancel` acts at the last
///   known position.
/// - A time that is not finite counts as the last known time; so does an earlier time while a pointer
///   is pressed. Between presses, an earlier time starts another clock, and no series of taps continues
///   across it.
public struct GestureRecognizer: Sendable {
  public var settings: GestureSettings
  private var state = State.idle
  private var series: TapSeries?
  /// The time of the last event, in milliseconds on the client's clock.
  public private(set) var now: Double?

  private enum State: Sendable {
    case idle
    /// Down, in place and for a short time.
    case pressing(PressedPointer)
    case longPressing(PressedPointer)
    case dragging(PressedPointer)
    /// Down, but ignored.
    case ignoring(PointerType)
  }

  public init(settings: GestureSettings = GestureSettings()) { self.settings = settings }

  /// When ``elapsed(to:)`` must be called if no event comes first. In milliseconds on the client's
  /// clock; `nil` if it need not be called.
  public var deadline: Double? {
    guard case .pressing(let press) = state else { return nil }
    return settings[press.origin.pointerType].longPressDelay.map { press.origin.time + $0 }
  }

  /// The deadline for a press that makes a double tap. The press turns the last tap into a double tap.
  /// In milliseconds on the client's clock; `nil` if there is none.
  public var tapDeadline: Double? {
    guard case .idle = state, let series, series.count == 1 else { return nil }
    return series.end + settings[series.origin.pointerType].tapInterval
  }

  /// The sample of the current press. `nil` once it can no longer become a tap.
  public var pressed: PointerSample? {
    if case .pressing(let press) = state { press.origin } else { nil }
  }

  /// Whether a drag or a long press is under way.
  public var isInGesture: Bool {
    switch state {
    case .dragging, .longPressing: true
    case .idle, .pressing, .ignoring: false
    }
  }

  /// Whether the pointer is down for a possible double tap. It is down for the second tap.
  public var isPressedAgain: Bool {
    if case .pressing(let press) = state { press.count == 2 } else { false }
  }

  /// Handles the next event. A long press that was due before it is recognised first, so that the
  /// gestures do not depend on whether ``elapsed(to:)`` was called in time.
  ///
  /// - Parameter leastStroke: the width or height, in pixels of the view, from which a press that is
  ///   lifted within the drag distance is a drag; `nil` if it is a tap.
  public mutating func handle(_ event: PointerEvent, leastStroke: Double? = nil) -> [Gesture] {
    let isPlaced = event.sample.position.isFinite
    guard isPlaced || event.phase == .up || event.phase == .cancel else { return [] }
    var sample = event.sample
    sample.time = advance(to: sample.time)
    let due = elapsed(to: sample.time)
    switch event.phase {
    case .down: return due + press(sample)
    case .move: return due + move(sample)
    case .up: return due + release(sample, isPlaced: isPlaced, leastStroke)
    case .cancel: return due + (isPressed(by: sample.pointerType) ? cancel() : [])
    case .hover: return due + hover(sample)
    }
  }

  /// Begins a long press that is due at this time. The time is in milliseconds on the client's clock.
  public mutating func elapsed(to time: Double) -> [Gesture] {
    guard case .pressing(let press) = state, let deadline, time.isFinite, time >= deadline else {
      return []
    }
    now = max(now ?? time, time)
    state = .longPressing(press)
    series = nil
    return [.longPress(press.step(.began))]
  }

  /// Ignores the press under way until its end. Only a press whose gesture is not recognised yet is
  /// ignored. Returns whether there was one.
  public mutating func ignorePress() -> Bool {
    guard case .pressing(let press) = state else { return false }
    (state, series) = (.ignoring(press.origin.pointerType), nil)
    return true
  }

  /// Cancels the gesture under way, like a `cancel` event. It is called when a view closes or the tool
  /// changes.
  public mutating func cancel() -> [Gesture] {
    defer { (state, series) = (.idle, nil) }
    switch state {
    case .longPressing(let press): return [.longPress(press.step(.cancelled))]
    case .dragging(let press): return [.drag(press.step(.cancelled))]
    case .idle, .pressing, .ignoring: return []
    }
  }
}

extension GestureRecognizer {
  private mutating func press(_ sample: PointerSample) -> [Gesture] {
    var isIdle = false
    if case .idle = state { isIdle = true }
    let cancelled = isIdle ? [] : cancel()
    let isPrimary = sample.buttons.isEmpty || !sample.buttons.isDisjoint(with: [.primary, .eraser])
    let isSecondary = sample.buttons.contains(.secondary)
    if isPrimary && !isSecondary {
      let count = series?.pressCount(of: sample, settings: settings[sample.pointerType]) ?? 1
      state = .pressing(PressedPointer(origin: sample, latest: sample, count: count))
      return cancelled
    }
    state = .ignoring(sample.pointerType)
    series = nil
    return isSecondary && (isIdle || !isPrimary) ? cancelled + [.contextMenu(sample)] : cancelled
  }

  private mutating func move(_ sample: PointerSample) -> [Gesture] {
    if case .idle = state { return sample.pointerType == .touch ? [] : [.hover(sample)] }
    guard isPressed(by: sample.pointerType) else { return [] }
    switch state {
    case .pressing(let press):
      if !strays(sample, from: press) {
        state = .pressing(press.held(at: sample))
        return []
      }
      state = .dragging(press.at(sample))
      series = nil
      return ([press.step(.began)] + press.steps(to: sample, .moved)).map(Gesture.drag)
    case .longPressing(let press):
      state = .longPressing(press.at(sample))
      return press.steps(to: sample, .moved).map(Gesture.longPress)
    case .dragging(let press):
      state = .dragging(press.at(sample))
      return press.steps(to: sample, .moved).map(Gesture.drag)
    case .idle, .ignoring:
      return []
    }
  }

  private mutating func release(
    _ sample: PointerSample, isPlaced: Bool, _ leastStroke: Double?
  ) -> [Gesture] {
    guard isPressed(by: sample.pointerType) else { return [] }
    defer { state = .idle }
    switch state {
    case .pressing(let press):
      let last = isPlaced ? sample : press.latest
      let isStroke = leastStroke.map { press.extent(to: last) >= $0 } ?? false
      if strays(last, from: press) || isStroke {
        series = nil
        return ([press.step(.began)] + press.steps(to: last, .ended)).map(Gesture.drag)
      }
      let taps = TapSeries(origin: press.origin, end: sample.time, count: press.count)
      series = taps
      return [taps.gesture]
    case .longPressing(let press):
      return press.steps(to: isPlaced ? sample : press.latest, .ended).map(Gesture.longPress)
    case .dragging(let press):
      return press.steps(to: isPlaced ? sample : press.latest, .ended).map(Gesture.drag)
    case .idle, .ignoring:
      return []
    }
  }

  private mutating func hover(_ sample: PointerSample) -> [Gesture] {
    if case .idle = state { return [.hover(sample)] }
    return isPressed(by: sample.pointerType) ? cancel() + [.hover(sample)] : []
  }

  private func isPressed(by type: PointerType) -> Bool {
    switch state {
    case .idle: false
    case .pressing(let press), .longPressing(let press), .dragging(let press):
      press.origin.pointerType == type
    case .ignoring(let ignored): ignored == type
    }
  }

  private func strays(_ sample: PointerSample, from press: PressedPointer) -> Bool {
    sample.position.distance(to: press.origin.position)
      > settings[sample.pointerType].dragThreshold
  }

  /// Advances the clock, and returns the corrected time of an event.
  private mutating func advance(to time: Double) -> Double {
    guard let now else {
      self.now = time.isFinite ? time : nil
      return time.isFinite ? time : 0
    }
    guard time.isFinite else { return now }
    if time < now {
      guard case .idle = state else { return now }
      series = nil
    }
    self.now = time
    return time
  }
}
