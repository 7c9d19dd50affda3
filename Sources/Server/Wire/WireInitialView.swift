// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON

/// A panel beside the pages.
enum PagePanel: String, WireEnum { case outline, thumbnails, attachments, layers }

/// The wire form of how a document asks to be shown. It has the words of views.
struct WireInitialView: WrittenRecord {
  static let name = "InitialView"
  static let summary = "How a file asks to be shown. A new view does not follow it."
  var layout: LayoutMode?
  var coverPage: Bool?
  var direction: ReadingDirection?
  var panel: PagePanel?
  var fullScreen: Bool?

  static let fields: [Field<Self>] = [
    .optional("layout", \.layout, "The arrangement of the pages."),
    .optional("coverPage", \.coverPage, "Whether the first of facing pages stands alone."),
    .optional("direction", \.direction, "The reading direction, which orders facing pages."),
    .optional("panel", \.panel, "The panel beside the pages."),
    .optional("fullScreen", \.fullScreen, "`true` for nothing but pages on the whole screen."),
  ]

  /// `nil` if the document asks for nothing.
  init?(_ display: InitialDisplay) {
    if let asked = display.layout { (layout, coverPage) = WireInitialView.arrangement(asked) }
    direction = display.isRightToLeft.map { $0 ? .rightToLeft : .leftToRight }
    panel = display.mode.flatMap { WireInitialView.panels[$0] }
    if display.mode == .fullScreen { fullScreen = true }
    if layout == nil, direction == nil, panel == nil, fullScreen == nil { return nil }
  }

  private static func arrangement(_ layout: InitialDisplay.Layout) -> (LayoutMode, Bool?) {
    switch layout {
    case .singlePage: (.single, nil)
    case .oneColumn: (.continuous, nil)
    case .twoColumnLeft: (.facingContinuous, false)
    case .twoColumnRight: (.facingContinuous, true)
    case .twoPageLeft: (.facing, false)
    case .twoPageRight: (.facing, true)
    }
  }

  private static let panels: [InitialDisplay.Mode: PagePanel] = [
    .outline: .outline, .thumbnails: .thumbnails, .attachments: .attachments, .layers: .layers,
  ]
}
