// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Decides the use of several pointers: which one makes gestures, which fingers move the view, and which
/// are ignored.
///
/// - One pointer at a time makes gestures. A pen takes over from fingers and mice, a mouse from fingers.
/// - With a second finger, both move the view, whatever the tool: the gesture of the first finger is
///   cancelled. A stroke that has lasted for a while is kept, and the second finger is ignored then.
/// - While a pen is near, fingers are used as ``palmRejection`` says.
/// - An event without an id belongs to the only pointer, which replaces all others.
public struct PointerTracker: Sendable {
  public private(set) var recognizer: GestureRecognizer
  public var palmRejection = PalmRejection.ignore
  /// Whether a pen's barrel button selects another tool; if not, it opens the menu.
  public var usesBarrelButton = false

  private var contacts: [PointerContact] = []
  private var fingers = PinchFingers()
  /// When a pen was last noticed, in milliseconds on the client's clock.
  private var penTime: Double?

  /// How long a pen counts as near, in milliseconds. It counts from the pen's last event, unless the
  /// pen is cancelled.
  static let penNearness = 1000.0
  /// How long a pressed pen or mouse may be silent, in milliseconds. If another pointer goes down after
  /// that, the silent one is forgotten. Hands tremble: a pen that rests still reports moves.
  static let patience = 10_000.0
  /// The maximum age of a stroke that a pinch drops, in milliseconds.
  static let pinchPatience = 1000.0
  /// The greatest number of contacts; beyond it, the oldest contacts are forgotten.
  static let mostContacts = 32

  public init(settings: GestureSettings = GestureSettings()) {
    recognizer = GestureRecognizer(settings: settings)
  }

  /// Handles the next event.
  ///
  /// - Parameters:
  ///   - hasWork: whether the tool has work under way that a pinch would drop.
  ///   - leastStroke: see ``GestureRecognizer/handle(_:leastStroke:)``.
  public mutating func handle(
    _ event: PointerEvent, hasWork: Bool = false, leastStroke: Double? = nil
  ) -> [PointerMeaning] {
    var event = event
    if event.phase == .down { event.sample = told(event.sample) }
    guard let id = event.sample.pointerID else {
      return (event.phase == .down ? retire { _ in true } : []) + recognize(event, leastStroke)
    }
    let isPlaced = event.sample.position.isFinite
    guard isPlaced || event.phase == .up || event.phase == .cancel else { return [] }
    notice(event)
    switch event.phase {
    case .down: return press(id, event, hasWork: hasWork)
    case .move: return move(id, event)
    case .up, .cancel: return lift(id, event, leastStroke)
    case .hover: return hover(id, event)
    }
  }

  /// Begins a long press that is due at this time. The time is in milliseconds on the client's clock.
  public mutating func elapsed(to time: Double) -> [Gesture] { recognizer.elapsed(to: time) }

  /// Ignores the press under way; see ``GestureRecognizer/ignorePress()``.
  public mutating func ignorePress() -> Bool { recognizer.ignorePress() }
}

extension PointerTracker {
  private mutating func press(_ id: Int, _ event: PointerEvent, hasWork: Bool) -> [PointerMeaning] {
    let sample = event.sample
    // A pointer that is already down has lost its `up`; so have all others of its type if this one
    // is primary, and pens and mice that have been silent for long, or were on another clock.
    var meanings = forget {
      $0.id == id || ($0.type == sample.pointerType && sample.isPrimary == true)
        || ($0.type != .touch
          && (sample.time - $0.heard).magnitude > PointerTracker.patience)
    }
    let role: PointerContact.Role
    switch sample.pointerType {
    case .pen:
      meanings += retire { _ in true }
      role = .acting
    case .mouse where acting?.type == .pen: role = .ignored
    case .mouse:
      meanings += retire { _ in true }
      role = .acting
    case .touch: role = roleOfFinger(sample, hasWork: hasWork)
    }
    let partner = role == .pinching ? acting : nil
    if contacts.count >= PointerTracker.mostContacts, let oldest = contacts.first?.id {
      meanings += forget { $0.id == oldest }
    }
    contacts.append(
      PointerContact(
        id: id, type: sample.pointerType, start: sample.time, heard: sample.time,
        position: sample.position, pressure: sample.pressure, role: role))
    switch role {
    case .acting: return meanings + recognize(event)
    case .ignored: return meanings
    case .pinching:
      var new = [(id: id, point: sample.position)]
      if let partner {
        set(partner.id) { $0.role = .pinching }
        new.insert((partner.id, partner.position), at: 0)
        meanings += recognizer.cancel().map(PointerMeaning.gesture)
      }
      return meanings + fingers.add(new).map(PointerMeaning.pinch)
    }
  }

  private func roleOfFinger(_ sample: PointerSample, hasWork: Bool) -> PointerContact.Role {
    if let acting, acting.type != .touch { return .ignored }
    if isPenNear(at: sample.time), palmRejection != .off {
      return palmRejection == .ignore || fingers.isFull ? .ignored : .pinching
    }
    if !fingers.isEmpty { return fingers.isFull ? .ignored : .pinching }
    guard let acting else { return sample.isPrimary == false ? .ignored : .acting }
    let isOld = sample.time - acting.start > PointerTracker.pinchPatience
    return hasWork && isOld ? .ignored : .pinching
  }

  private mutating func move(_ id: Int, _ event: PointerEvent) -> [PointerMeaning] {
    guard let contact = contacts.first(where: { $0.id == id }) else {
      return acting == nil ? recognize(event) : []
    }
    set(id) {
      ($0.position, $0.heard) = (event.sample.position, event.sample.time)
      $0.pressure = event.sample.pressure
    }
    switch contact.role {
    case .acting: return recognize(event)
    case .pinching: return fingers.move(id, to: event.sample.position).map(PointerMeaning.pinch)
    case .ignored: return []
    }
  }

  private mutating func lift(
    _ id: Int, _ event: PointerEvent, _ leastStroke: Double?
  ) -> [PointerMeaning] {
    guard let contact = contacts.first(where: { $0.id == id }) else { return [] }
    contacts.removeAll { $0.id == id }
    switch contact.role {
    case .acting:
      // The pressure of an `up` is always 0 (Pointer Events level 3, 4.1): a line would end in a needle.
      var last = event
      last.sample.pressure = contact.pressure
      return recognize(last, leastStroke)
    case .pinching:
      let isPlaced = event.phase == .up && event.sample.position.isFinite
      let last = isPlaced ? fingers.move(id, to: event.sample.position) : []
      return (last + fingers.remove(id)).map(PointerMeaning.pinch)
    case .ignored: return []
    }
  }

  private mutating func hover(_ id: Int, _ event: PointerEvent) -> [PointerMeaning] {
    let meanings = forget { $0.id == id }
    return acting == nil ? meanings + recognize(event) : meanings
  }
}

extension PointerTracker {
  private var acting: PointerContact? { contacts.first { $0.role == .acting } }

  private mutating func recognize(
    _ event: PointerEvent, _ leastStroke: Double? = nil
  ) -> [PointerMeaning] {
    recognizer.handle(event, leastStroke: leastStroke).map(PointerMeaning.gesture)
  }

  /// Ignores pointers until they go down again, and cancels their gestures. The view keeps the position
  /// to which fingers have moved it, since the user aims at the visible pages.
  private mutating func retire(_ isMeant: (PointerContact) -> Bool) -> [PointerMeaning] {
    var meanings: [PointerMeaning] = []
    for index in contacts.indices where isMeant(contacts[index]) {
      let contact = contacts[index]
      contacts[index].role = .ignored
      switch contact.role {
      case .acting: meanings += recognizer.cancel().map(PointerMeaning.gesture)
      case .pinching: meanings += fingers.remove(contact.id).map(PointerMeaning.pinch)
      case .ignored: break
      }
    }
    return meanings
  }

  /// Like ``retire(_:)``, but also forgets that the pointers are down.
  private mutating func forget(_ isMeant: (PointerContact) -> Bool) -> [PointerMeaning] {
    let meanings = retire(isMeant)
    contacts.removeAll(where: isMeant)
    return meanings
  }

  private mutating func set(_ id: Int, _ change: (inout PointerContact) -> Void) {
    if let index = contacts.firstIndex(where: { $0.id == id }) { change(&contacts[index]) }
  }

  /// Notes when a pen was last near. A pen that is cancelled while it does not touch has gone away.
  private mutating func notice(_ event: PointerEvent) {
    guard event.sample.pointerType == .pen else { return }
    let isDown = contacts.contains { $0.id == event.sample.pointerID }
    penTime = event.phase == .cancel && !isDown ? nil : event.sample.time
  }

  private func isPenNear(at time: Double) -> Bool {
    if contacts.contains(where: { $0.type == .pen }) { return true }
    // A larger step backwards means that the time comes from another clock.
    return penTime.map { (time - $0).magnitude <= PointerTracker.penNearness } ?? false
  }

  /// The sample with the part of the pen that touches. If the barrel button selects a tool, a pen
  /// with that button held draws as with its tip.
  private func told(_ sample: PointerSample) -> PointerSample {
    guard sample.pointerType == .pen else { return sample }
    var sample = sample
    if sample.buttons.contains(.eraser) {
      sample.penPart = .eraser
    } else if usesBarrelButton, sample.buttons.contains(.secondary) {
      sample.penPart = .barrel
      sample.buttons.remove(.secondary)
      sample.buttons.insert(.primary)
    }
    return sample
  }
}
