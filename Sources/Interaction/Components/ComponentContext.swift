// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The object that a component is about to act on.
public enum ComponentContext: Hashable, Sendable {
  case none
  /// The annotation's id.
  case annotation(String)
  case transformation(String, TransformationMode)
  /// Text that looks like a URI, which no link annotation covers.
  case detectedLink(String)
  case scroll(ScrollDirection)
  /// The part of the page that will fill the view. It is in page space; `nil` zooms back out.
  case zoom(Rect?)

  public var annotationID: String? {
    switch self {
    case .annotation(let id), .transformation(let id, _): id
    case .none, .detectedLink, .scroll, .zoom: nil
    }
  }
}

/// The kind of transformation of an annotation.
public enum TransformationMode: String, CaseIterable, Sendable {
  case move, resize, rotate, adjust
}
