// SPDX-License-Identifier: AGPL-3.0-or-later

/// What the client answers to being asked whether something may happen.
public enum GateAnswer: String, CaseIterable, Sendable {
  case allow
  /// It does not happen; a touch goes on to what lies below.
  case refuse
  /// The event ends here: the client has handled it.
  case consume

  public init(_ isAllowed: Bool) { self = isAllowed ? .allow : .refuse }
}

extension Component {
  /// What counts where the client does not answer in time and has not said what does then: what guards
  /// a change stays shut, what only shows something goes on.
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
      .shouldHandle:
      .allow
    }
  }
}
