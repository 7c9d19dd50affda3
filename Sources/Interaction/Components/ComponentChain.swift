// SPDX-License-Identifier: AGPL-3.0-or-later

/// The components that a gesture can activate, by priority. They can be activated while the user reads.
public enum ComponentChain {
  /// The kind of a whole gesture.
  public enum Event: String, CaseIterable, Sendable {
    case tap, doubleTap, tripleTap, longPress, contextMenu, drag

    /// The event of a gesture or of a gesture's step; `nil` for hovering.
    public init?(_ gesture: Gesture) {
      switch gesture {
      case .tap: self = .tap
      case .doubleTap: self = .doubleTap
      case .tripleTap: self = .tripleTap
      case .longPress: self = .longPress
      case .contextMenu: self = .contextMenu
      case .drag: self = .drag
      case .hover: return nil
      }
    }
  }

  /// Whether a gesture, with any pointer, can activate a component.
  public static func contains(_ component: Component, _ event: Event) -> Bool {
    PointerType.allCases.contains { components(for: event, by: $0).contains(component) }
  }

  public static func components(for event: Event, by pointer: PointerType) -> [Component] {
    let isMouse = pointer == .mouse
    switch event {
    case .tap:
      return [
        .editAnnotation, .openLinkAnnotation, .selectAnnotation, .deselectAnnotation, .deselectText,
        .fastScroll, .toggleUserInterface,
      ]
    case .doubleTap:
      return [
        .editAnnotation, .selectAnnotation, .deselectAnnotation, .deselectText, .fastScroll,
        isMouse ? .selectText : .smartZoom,
      ]
    case .tripleTap:
      return [
        .editAnnotation, .selectAnnotation, .deselectAnnotation, .deselectText, .fastScroll,
        .selectText,
      ]
    case .longPress, .contextMenu:
      return (event == .longPress ? [.transformAnnotation] : []) + [
        .editAnnotation, .selectAnnotation, .selectText, .deselectAnnotation, .deselectText,
        .showAnnotationMenu,
      ]
    case .drag:
      return [.transformAnnotation]
        + (pointer == .touch ? [] : [.selectAnnotation, .selectText, .deselectText])
    }
  }
}
