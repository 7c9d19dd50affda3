// SPDX-License-Identifier: AGPL-3.0-or-later

import Members

extension FastScrollSettings: DeclaredValue {
  public static let blank = FastScrollSettings()

  public static let members: [Member<Self>] = [
    .init(
      "margin", \.margin,
      "How near, in pixels of the view; never more than a third of its width. At first 44.",
      in: 0 ... .infinity, .told),
    .init(
      "resetsZoom", \.resetsZoom,
      "Whether the new spread is fitted into the view; at first the zoom is kept.", .told),
    .init(
      "animated", \.isAnimated, "Whether the front end may show the way there; at first not.",
      .told),
  ]
}

extension SmartZoomSettings: DeclaredValue {
  public static let blank = SmartZoomSettings()

  public static let members: [Member<Self>] = [
    .init(
      "margin", \.margin, "The margin around a block, in points; at first 8.",
      in: 0 ... .infinity, .told),
    .init(
      "greatestFactor", \.greatestFactor,
      "The greatest scale, as a multiple of that at which the page's width fits; at first 4.",
      in: 1 ... .infinity, .told),
    .init(
      "plainFactor", \.plainFactor, "How much it zooms where there is no block; at first 2.",
      in: 1 ... .infinity, .told),
    .init(
      "animated", \.isAnimated, "Whether the front end may show the way; at first it may.", .told),
  ]
}
