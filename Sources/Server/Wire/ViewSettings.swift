// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON

/// The settings of a view that `view/open` and `view/update` take.
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

/// A record that holds settings.
protocol SettingsRecord: Record {
  var settings: ViewSettings { get set }
}

/// Settings of a view that is still to be opened.
struct FirstView: SettingsRecord {
  static let summary = "How a new view shows its document."
  var settings = ViewSettings()
  static let fields: [Field<Self>] = Field<Self>.settings
}

extension Field where R: SettingsRecord {
  /// The members of the settings.
  static var settings: [Field] {
    [
      .optional("size", \.settings.size, "The window's size, in pixels."),
      .optional("scale", \.settings.scale, "Pixels per point."),
      .optional(
        "anchor", \.settings.anchor, "The point that stays in place when the scale changes."),
      .optional("offset", \.settings.offset, "The canvas pixel for the view's top left."),
    ] + arrangement
  }

  /// The members of the settings but those that say where the view is.
  static var arrangement: [Field] {
    [
      .optional("rotation", \.settings.rotation, "Clockwise: 0, 90, 180 or 270."),
      .optional(
        "pageRotations", \.settings.pageRotations,
        "Turns of single pages on top of `rotation`, all anew; the file stays as it is."),
      .optional("layout", \.settings.layout, "How pages are arranged."),
      .optional(
        "scrollAxis", \.settings.scrollAxis, "Which way the pages of continuous layouts follow."),
      .optional("coverPage", \.settings.coverPage, "Let the first of facing pages stand alone."),
      .optional("direction", \.settings.direction, "Which of facing pages comes first."),
      .optional("pixelRatio", \.settings.pixelRatio, "Device pixels per pixel."),
      .optional("gap", \.settings.gap, "Points between pages.", in: 0...),
      .optional("scaleLimits", \.settings.scaleLimits, "The least and the greatest scale."),
      .nullable(
        "fit", \.settings.fit,
        "The fit for the scale to follow, instead of `scale`; `null`: none any more."),
      .optional(
        "userInterfaceVisible", \.settings.userInterfaceVisible,
        "Whether the front end shows what lies around the pages."),
    ]
  }
}
