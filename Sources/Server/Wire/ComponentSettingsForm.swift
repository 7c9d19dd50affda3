// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

/// ``FastScrollSettings`` on the wire.
struct FastScrollForm: Record {
  static let name = "FastScrollSettings"
  static let summary = "How a tap near a side of the view turns the pages."
  var margin: Double?
  var resetsZoom: Bool?
  var animated: Bool?

  init() {}

  init(_ settings: FastScrollSettings) {
    (margin, resetsZoom, animated) = (settings.margin, settings.resetsZoom, settings.isAnimated)
  }

  static let fields: [Field<Self>] = [
    .optional(
      "margin", \.margin,
      "How near, in pixels of the view; never more than a third of its width. At first 44.",
      in: 0...),
    .optional(
      "resetsZoom", \.resetsZoom,
      "Whether the new spread is fitted into the view; at first the zoom is kept."),
    .optional(
      "animated", \.animated, "Whether the front end may show the way there; at first not."),
  ]

  func apply(to settings: inout FastScrollSettings) {
    settings.margin = margin ?? settings.margin
    settings.resetsZoom = resetsZoom ?? settings.resetsZoom
    settings.isAnimated = animated ?? settings.isAnimated
  }
}

/// ``SmartZoomSettings`` on the wire.
struct SmartZoomForm: Record {
  static let name = "SmartZoomSettings"
  static let summary = "How a double tap zooms to what is touched."
  var margin: Double?
  var greatestFactor: Double?
  var plainFactor: Double?
  var animated: Bool?

  init() {}

  init(_ settings: SmartZoomSettings) {
    (margin, greatestFactor) = (settings.margin, settings.greatestFactor)
    (plainFactor, animated) = (settings.plainFactor, settings.isAnimated)
  }

  static let fields: [Field<Self>] = [
    .optional("margin", \.margin, "What is shown around a block, in points; at first 8.", in: 0...),
    .optional(
      "greatestFactor", \.greatestFactor,
      "The greatest scale, as a multiple of that at which the page's width fits; at first 4.",
      in: 1...),
    .optional(
      "plainFactor", \.plainFactor, "How much it zooms where there is no block; at first 2.",
      in: 1...),
    .optional("animated", \.animated, "Whether the front end may show the way; at first it may."),
  ]

  func apply(to settings: inout SmartZoomSettings) {
    settings.margin = margin ?? settings.margin
    settings.greatestFactor = greatestFactor ?? settings.greatestFactor
    settings.plainFactor = plainFactor ?? settings.plainFactor
    settings.isAnimated = animated ?? settings.isAnimated
  }
}
