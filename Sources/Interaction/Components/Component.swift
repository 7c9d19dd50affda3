// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Something that a tool may do for the user, named so that a front end can switch, watch and ask it
/// (after Nutrient's document view interactions).
public enum Component: String, CaseIterable, Sendable {
  case selectAnnotation, deselectAnnotation, transformAnnotation, editAnnotation
  case openLinkAnnotation, showAnnotationMenu
  case fastScroll, smartZoom, toggleUserInterface
  case selectText, deselectText

  /// The use of the component by a tool, in half a sentence.
  public var summary: String {
    switch self {
    case .selectAnnotation: "selects an annotation"
    case .deselectAnnotation: "gives up the selection of annotations"
    case .transformAnnotation: "moves, resizes, turns or reshapes the selected annotations"
    case .editAnnotation: "changes what an annotation or a form field holds"
    case .openLinkAnnotation: "does what a link says"
    case .showAnnotationMenu: "offers what can be made at a place"
    case .fastScroll: "goes to the next or previous spread"
    case .smartZoom: "zooms to what is touched, or back out"
    case .toggleUserInterface: "asks the front end to show or hide its user interface"
    case .selectText: "selects text or an image"
    case .deselectText: "gives up the selection of text or an image"
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
