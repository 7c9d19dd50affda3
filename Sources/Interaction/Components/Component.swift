// SPDX-License-Identifier: AGPL-3.0-or-later

/// An action that tools perform for the user. A front end can switch it on and off, observe it, and
/// query it by name (after Nutrient's document view interactions).
public enum Component: String, CaseIterable, Sendable {
  case selectAnnotation, deselectAnnotation, transformAnnotation, editAnnotation
  case openLinkAnnotation, showAnnotationMenu
  case fastScroll, smartZoom, toggleUserInterface
  case selectText, deselectText

  /// The component's effect, as a predicate without a subject.
  public var summary: String {
    switch self {
    case .selectAnnotation: "selects an annotation"
    case .deselectAnnotation: "deselects annotations"
    case .transformAnnotation: "moves, resizes, turns or reshapes the selected annotations"
    case .editAnnotation: "edits the contents of an annotation or form field"
    case .openLinkAnnotation: "follows a link"
    case .showAnnotationMenu: "opens the menu of annotations to create"
    case .fastScroll: "goes to the next or previous spread"
    case .smartZoom: "zooms to the touched block, or back out"
    case .toggleUserInterface: "asks the front end to show or hide its user interface"
    case .selectText: "selects text or an image"
    case .deselectText: "deselects text or an image"
    }
  }
}

/// Several components under one name.
public enum ComponentGroup: String, CaseIterable, Sendable {
  case allAnnotationInteractions, allTextInteractions, allInteractions

  public var members: [Component] {
    switch self {
    case .allAnnotationInteractions:
      [
        .selectAnnotation, .deselectAnnotation, .transformAnnotation, .editAnnotation,
        .openLinkAnnotation, .showAnnotationMenu,
      ]
    case .allTextInteractions: [.selectText, .deselectText]
    case .allInteractions: Component.allCases
    }
  }
}

/// The settings of a view's components.
public struct ComponentSettings: Hashable, Sendable {
  public var fastScroll = FastScrollSettings()
  public var smartZoom = SmartZoomSettings()

  public init() {}

  /// Checks that all numbers are valid.
  public func check() throws(ViewError) {
    try fastScroll.check()
    try smartZoom.check()
  }
}
