// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import JSONRPC
import Workspace

extension Component: WireEnum {}
extension Cursor: WireEnum {}

/// The outcome of a user's event.
struct EventResult: DisplayRecord {
  static let summary = "The outcome of a user's event."

  var handled = false
  var tool = ""
  var state = ""
  var toolPath: [String] = []
  var component = Nullable<Component>(nil)
  var gestures: [String]?
  var consumed: String?
  var display = WireDisplay()
  var error: RPCError?

  init() {}

  init(_ report: EventReport) {
    handled = report.isHandled
    tool = report.tool.rawValue
    state = report.state
    toolPath = report.path.map(\.rawValue)
    component = Nullable(report.component)
    gestures = report.gestures.isEmpty ? nil : report.gestures
    consumed = report.consumer
    display = WireDisplay(report.display)
    error = report.error.map(RPCError.init)
  }

  static let fields: [Field<Self>] =
    [
      .required(
        "handled", \.handled,
        "Whether a tool took the event, or a client's gesture that blocked it."),
      .required("tool", \.tool, "The tool now."),
      .required("state", \.state, "The tool and its state now."),
      .required("toolPath", \.toolPath, "Every tool that saw the event, in order."),
      .required("component", \.component, "The component that acted."),
      .optional("gestures", \.gestures, "The client's gestures that the event was made of."),
      .optional(
        "consumed", \.consumed,
        "The condition, hook or gesture by which the client has handled the event itself."),
    ] + Field<Self>.display + [
      .optional("error", \.error, "Why a tool could not do what it was about to do.")
    ]
}

/// The display changes that a front end must show.
struct WireDisplay {
  var overlay: WireOverlay?
  var overlayChange: WireOverlayChange?
  var requirement: Nullable<WireRequirement>?
  var menu: WireMenu?
  var menuChange: WireMenuChange?
  var cursor: Cursor?
  var hover: Nullable<WireHover>?

  init() {}

  init(_ change: DisplayChange) {
    if let news = change.overlay {
      if let patch = news.patch, let version = news.version {
        overlayChange = WireOverlayChange(patch, version: version)
      } else {
        overlay = WireOverlay(news.items, version: news.version)
      }
    }
    requirement = change.requirement.map { Nullable($0.map(WireRequirement.init)) }
    if let news = change.menu {
      if let patch = news.patch, let version = news.version {
        menuChange = WireMenuChange(patch, version: version)
      } else {
        menu = WireMenu(news)
      }
    }
    cursor = change.cursor
    hover = change.hover.map { Nullable($0.map(WireHover.init)) }
  }
}

/// A result with display changes.
protocol DisplayRecord: Record {
  var display: WireDisplay { get set }
}

extension Field where R: DisplayRecord {
  static var display: [Field] {
    [
      .optional(
        "overlay", \.display.overlay, "The overlay to draw over the pages; absent: as before."),
      .optional(
        "overlayChange", \.display.overlayChange,
        "Instead of `overlay` where that is longer: how it follows from the one before. Only for a "
          + "client that takes `overlayChanges`."),
      .nullable(
        "requirement", \.display.requirement,
        "The input that the tool needs from the user now; absent: as before; `null`: no longer any."
      ),
      .optional("menu", \.display.menu, "The menu of the user now; absent: as before."),
      .optional(
        "menuChange", \.display.menuChange,
        "Instead of `menu` where that is longer: how it follows from the one before. Only for a client "
          + "that takes `menuChanges`."),
      .optional(
        "cursor", \.display.cursor,
        "The look of the hovering pointer, as CSS's keyword; absent: as before."),
      .nullable(
        "hover", \.display.hover,
        "The text of the annotation under the hovering pointer; absent: as before; `null`: none."),
    ]
  }
}

/// The overlay of a view.
struct WireOverlay: Record {
  static let name = "Overlay"
  var items: [WireOverlayItem] = []
  var version: Int?

  init() {}
  init(_ items: [OverlayItem], version: Int? = nil) {
    self.items = items.map(WireOverlayItem.init)
    self.version = version
  }

  static let fields: [Field<Self>] = [
    .required("items", \.items, "All of it, lowest first; none: clear what was drawn."),
    .optional("version", \.version, "Its number in this view, for a client that takes changes."),
  ]
}
