// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// How a tool's new annotations look.
public struct AnnotationStyle: Hashable, Sendable {
  public var color: Color?
  public var interiorColor: Color?
  public var opacity: Double = 1
  public var border = Annotation.Border()
  public var text = Annotation.TextStyle()
  /// At the start and the end of a line, as `LE` names them; empty: none.
  public var lineEndings: [String] = []
  public var icon: String?
  public var overlayText: String?

  public init() {}
}

/// Members of a style that are to become others; `nil` leaves what there is.
public struct StyleChange: Hashable, Sendable {
  public var color: Color??
  public var interiorColor: Color??
  public var opacity: Double?
  public var border: Annotation.Border?
  public var text: Annotation.TextStyle?
  public var lineEndings: [String]?
  public var icon: String?
  public var overlayText: String?

  public init() {}

  public func apply(to style: inout AnnotationStyle) {
    if let color { style.color = color }
    if let interiorColor { style.interiorColor = interiorColor }
    if let opacity { style.opacity = opacity }
    if let border { style.border = border }
    if let text { style.text = text }
    if let lineEndings { style.lineEndings = lineEndings }
    if let icon { style.icon = icon }
    if let overlayText { style.overlayText = overlayText }
  }
}
