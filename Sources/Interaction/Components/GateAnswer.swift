// SPDX-License-Identifier: AGPL-3.0-or-later

/// The client's answer to whether an action may happen.
public enum GateAnswer: String, CaseIterable, Sendable {
  case allow
  /// The action does not happen; a touch goes on to the object below.
  case refuse
  /// The event ends here: the client has handled it.
  case consume

  public init(_ isAllowed: Bool) { self = isAllowed ? .allow : .refuse }
}

extension Component {
  /// The default answer of the component's gates. It counts if the client does not answer in time and
  /// has not chosen a default: a gate of a change refuses, and a gate of a display allows.
  public var answerByDefault: GateAnswer {
    switch self {
    case .editAnnotation, .transformAnnotation: .refuse
    case .selectAnnotation, .deselectAnnotation, .openLinkAnnotation, .showAnnotationMenu,
      .fastScroll, .smartZoom, .toggleUserInterface, .selectText, .deselectText:
      .allow
    }
  }
}

extension Hook {
  /// As ``Component/answerByDefault``.
  public var answerByDefault: GateAnswer {
    switch self {
    case .annotationsShouldEdit, .actionShouldRun: .refuse
    case .toolShouldChange, .annotationsShouldSelect, .linksShouldFollow, .menuShouldShow,
      .selectionShouldCopy, .shouldHandle:
      .allow
    }
  }
}
