// SPDX-License-Identifier: AGPL-3.0-or-later

import Members

extension FastScrollSettings: DeclaredValue {
  public static let blank = FastScrollSettings()

  public static let members: [Member<Self>] = [
    .init(
      "margin", \.margin,
      "The width of the margin, in pixels of the view, at most a third of its width.",
      in: 0 ... .infinity, .told),
    .init(
      "resetsZoom", \.resetsZoom,
      "Whether the new spread is fitted into the view; if not, the zoom is kept.", .told),
    .init(
      "animated", \.isAnimated, "Whether the front end may animate the movement.",
      .told),
  ]
}

extension SmartZoomSettings: DeclaredValue {
  public static let blank = SmartZoomSettings()

  public static let members: [Member<Self>] = [
    .init(
      "margin", \.margin, "The margin around a block, in points.",
      in: 0 ... .infinity, .told),
    .init(
      "greatestFactor", \.greatestFactor,
      "The maximum scale, as a multiple of the scale that fits the page's width.",
      in: 1 ... .infinity, .told),
    .init(
      "plainFactor", \.plainFactor, "The zoom factor if there is no block.",
      in: 1 ... .infinity, .told),
    .init(
      "animated", \.isAnimated, "Whether the front end may animate the zoom.",
      .told),
  ]
}
