// SPDX-License-Identifier: AGPL-3.0-or-later

/// A client gesture, and its relations to the components.
public struct ClientGesture: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case tap, doubleTap, longPress, drag, contextMenu
    /// A gesture that only the client can recognise: it is asked about every event.
    case custom
  }

  public let id: String
  public let kind: Kind
  /// For ``Kind/tap``: the number of taps, 1 to 3.
  public var taps = 1
  /// The components that the gesture waits for: it fails if one of them would act.
  public var requireToFail: Set<Component> = []
  /// The components that do not act if the gesture begins.
  public var blocks: Set<Component> = []
  /// The components beside which the gesture may begin.
  public var simultaneousWith: Set<Component> = []
  /// Whether the client is asked each time whether the gesture begins.
  public var isAsked: Bool
  /// The time limit for the client's answer, after which the gesture fails.
  public var timeoutMilliseconds = 200

  public init(_ id: String, _ kind: Kind) {
    self.id = id
    self.kind = kind
    isAsked = kind == .custom
  }

  public func matches(_ event: ComponentChain.Event) -> Bool {
    switch (kind, event) {
    case (.custom, _), (.doubleTap, .doubleTap), (.longPress, .longPress), (.drag, .drag),
      (.contextMenu, .contextMenu):
      true
    case (.tap, .tap): taps == 1
    case (.tap, .doubleTap): taps == 2
    case (.tap, .tripleTap): taps == 3
    default: false
    }
  }

  /// Whether it is a double tap that the server can recognise.
  public var isDoubleTap: Bool { kind != .custom && matches(.doubleTap) }

  /// The gesture's verdict when this component would act.
  public func verdict(beside actor: Component?) -> GestureVerdict {
    if let actor {
      if requireToFail.contains(actor) { return .fails(for: actor) }
      guard blocks.contains(actor) || simultaneousWith.contains(actor) else {
        return .excluded(by: actor)
      }
    }
    return isAsked ? .wouldBeAsked : .wouldBegin
  }

  /// Whether its event is kept from the tools. A gesture that blocks every component also blocks what
  /// tools do without a component, such as scrolling and drawing.
  public func keepsEvent(from actor: Component?) -> Bool {
    guard let actor else { return blocks.count == Component.allCases.count }
    return blocks.contains(actor) && !simultaneousWith.contains(actor)
  }
}

/// The verdict on whether a client's gesture may begin.
public enum GestureVerdict: Hashable, Sendable {
  case wouldBegin
  /// The client decides.
  case wouldBeAsked
  /// The gesture waits for this component to fail, but the component acts.
  case fails(for: Component)
  /// This component acts, and the gesture has no relation to it.
  case excluded(by: Component)

  public var isFailure: Bool {
    switch self {
    case .wouldBegin, .wouldBeAsked: false
    case .fails, .excluded: true
    }
  }
}
