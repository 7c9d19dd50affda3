// SPDX-License-Identifier: AGPL-3.0-or-later

/// A client gesture, and its relation to the components.
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
  /// It fails where one of these would act.
  public var requireToFail: Set<Component> = []
  /// These do not act where it begins.
  public var blocks: Set<Component> = []
  /// Beside these it may begin.
  public var simultaneousWith: Set<Component> = []
  /// Whether the client says each time whether it begins.
  public var isAsked: Bool
  /// How long the client may take to say so; then it fails.
  public var timeoutMilliseconds = 200

  public init(_ id: String, _ kind: Kind) {
    self.id = id
    self.kind = kind
    isAsked = kind == .custom
  }

  /// Whether it can be made of this event.
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

  /// Whether it is made of two taps, and the server can tell.
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

  /// Whether the tools do not get an event that it was made of. One that blocks every component takes
  /// also what tools do by none, such as scrolling and drawing.
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
  /// It waits for this component to fail, which acts.
  case fails(for: Component)
  /// This component acts, to which it has no relation.
  case excluded(by: Component)

  public var isFailure: Bool {
    switch self {
    case .wouldBegin, .wouldBeAsked: false
    case .fails, .excluded: true
    }
  }
}
