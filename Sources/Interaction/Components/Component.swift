// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Something that a tool may do for the user, named so that a front end can switch, watch and ask it
/// (after Nutrient's document view interactions).
public enum Component: String, CaseIterable, Sendable {
  case selectAnnotation, deselectAnnotation, transformAnnotation, openLinkAnnotation
  case selectText, deselectText, toggleUserInterface
}

/// What a component is about to act on.
public enum ComponentContext: Hashable, Sendable {
  case none
  /// The annotation's id.
  case annotation(String)
  case transformation(String, TransformationMode)
}

public enum TransformationMode: String, CaseIterable, Sendable {
  case move, resize, rotate, adjust
}
