// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON

/// The settings of a view for `view/open` and `view/update`.
struct ViewSettings {
  var size: Size?
  var scale: Double?
  var anchor: Point?
  var offset: Point?
  var rotation: Int?
  var pageRotations: [WirePageRotation]?
  var layout: LayoutMode?
  var scrollAxis: ScrollAxis?
  var coverPage: Bool?
  var direction: WireReadingDirection?
  var pixelRatio: Double?
  var gap: Double?
  var scaleLimits: ScaleLimits?
  var fit: Nullable<FitMode>?
  var userInterfaceVisible: Bool?

  func change() throws(ViewError) -> ViewChange {
    var turn: QuarterTurn?
    if let rotation { turn = try QuarterTurn(degrees: rotation) }
    return ViewChange(
      size: size, scale: scale, anchor: anchor, offset: offset, rotation: turn,
      pageTurns: try pageRotations.map(PageTurns.init(wire:)), layout: layout,
      scrollAxis: scrollAxis, coverPage: coverPage, direction: direction?.direction,
      pixelRatio: pixelRatio, gap: gap,
      scaleLimits: scaleLimits?.range, fit: fit.map(\.value))
  }
}

protocol SettingsRecord: Record {
  var settings: ViewSettings { get set }
}

/// Settings of a view that will be opened.
struct FirstView: SettingsRecord {
  static let summary = "The settings of a new view."
  var settings = ViewSettings()
  static let fields: [Field<Self>] = Field<Self>.settings
}

extension Field where R: SettingsRecord {
  static var settings: [Field] {
    [
      .optional("size", \.settings.size, "The window's size, in pixels."),
      .optional("scale", \.settings.scale, "The scale in pixels per point."),
      .optional(
        "anchor", \.settings.anchor, "The point that stays fixed when the scale changes."),
      .optional(
        "offset", \.settings.offset,
        "The position of the view's top left on the canvas, in pixels."),
    ] + arrangement
  }

  /// The members of the settings except those for the view's position.
  static var arrangement: [Field] {
    [
      .optional("rotation", \.settings.rotation, "The clockwise rotation: 0, 90, 180 or 270."),
      .optional(
        "pageRotations", \.settings.pageRotations,
        """
        The rotations of single pages, added to `rotation`; they replace previous ones. The file \
        does not change.
        """),
      .optional("layout", \.settings.layout, "The arrangement of the pages."),
      .optional(
        "scrollAxis", \.settings.scrollAxis, "The direction in which continuous layouts scroll."),
      .optional(
        "coverPage", \.settings.coverPage,
        "Whether the first of facing pages stands alone."),
      .optional(
        "direction", \.settings.direction,
        "The reading direction, which orders facing pages."),
      .optional("pixelRatio", \.settings.pixelRatio, "The device pixels per pixel."),
      .optional("gap", \.settings.gap, "The gap between pages, in points.", in: 0...),
      .optional("scaleLimits", \.settings.scaleLimits, "The minimum and maximum scale."),
      .nullable(
        "fit", \.settings.fit,
        "The fit that determines the scale, instead of `scale`; `null` for none."),
      .optional(
        "userInterfaceVisible", \.settings.userInterfaceVisible,
        "Whether the front end shows its user interface around the pages."),
    ]
  }
}
