// SPDX-License-Identifier: AGPL-3.0-or-later

/// An event that may be a client's gesture.
public struct GestureOccasion: Hashable, Sendable {
  public var id: String
  public var event: ComponentChain.Event
  /// The component that acts on the event. If the gesture blocks it, it is the component that would
  /// act.
  public var component: Component?
  public var sample: PointerSample

  public init(
    _ id: String, _ event: ComponentChain.Event, beside component: Component?,
    at sample: PointerSample
  ) {
    self.id = id
    self.event = event
    self.component = component
    self.sample = sample
  }
}

public enum ClientGesturePhase: String, CaseIterable, Sendable {
  /// For a long press or drag.
  case began, moved, ended, cancelled
  /// For any other gesture.
  case recognized
  /// The gesture did not begin.
  case failed

  public init(_ phase: GesturePhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
