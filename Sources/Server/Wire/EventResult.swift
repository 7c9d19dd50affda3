// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Members
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

  init(_ report: EventReport) {
    handled = report.isHandled
    tool = report.tool.rawValue
    state = report.state
    toolPath = report.path.map(\.rawValue)
    component = Nullable(report.component)
    gestures = report.gestures.unlessEmpty
    consumed = report.consumer
    display = WireDisplay(report.display)
    error = report.error.map(RPCError.init)
  }

  static let fields: [Field<Self>] =
    [
      .required(
        "handled", \.handled,
        "Whether a tool handled the event, or a client gesture blocked it."),
      .required("tool", \.tool, "The active tool."),
      .required("state", \.state, "The active tool and its state."),
      .required("toolPath", \.toolPath, "All tools that saw the event, in order."),
      .required("component", \.component, "The component that acted."),
      .optional("gestures", \.gestures, "The client gestures that the event belongs to."),
      .optional(
        "consumed", \.consumed,
        "The condition, hook or gesture through which the client consumed the event."),
    ] + Field<Self>.display + [.optional("error", \.error, "The error of a tool.")]
}

/// The display changes that a front end must show.
struct WireDisplay {
  var overlay: WireOverlay?
  var overlayChange: WireOverlayChange?
  @Indirect var requirement: Nullable<PendingRequirement>?
  var menu: WireMenu?
  var menuChange: WireMenuChange?
  var cursor: Cursor?
  var hover: Nullable<HoverTip>?

  init() {}

  init(_ change: DisplayChange) {
    if let overlay = change.overlay { take(overlay) }
    requirement = change.requirement.map { Nullable($0) }
    if let new = change.menu {
      if let patch = new.patch, let version = new.version {
        menuChange = WireMenuChange(patch, version: version)
      } else {
        menu = WireMenu(new)
      }
    }
    cursor = change.cursor
    hover = change.hover.map { Nullable($0) }
  }

  mutating func take(_ new: VersionedOverlay) {
    if let patch = new.patch, let version = new.version {
      overlayChange = WireOverlayChange(patch, version: version)
    } else {
      overlay = WireOverlay(new.items, version: new.version)
    }
  }
}

protocol DisplayRecord: WrittenRecord {
  var display: WireDisplay { get set }
}

extension Field where R: DisplayRecord {
  static var display: [Field] {
    [
      .optional(
        "overlay", \.display.overlay, "The overlay to draw over the pages; absent if unchanged."),
      .optional(
        "overlayChange", \.display.overlayChange,
        """
        The change to the previous overlay, instead of a longer `overlay`; only with the \
        capability `overlayChanges`.
        """),
      .nullable(
        "requirement", \.display.requirement,
        """
        The input that the tool needs from the user; absent if unchanged, `null` if none any more.
        """
      ),
      .optional("menu", \.display.menu, "The current menu; absent if unchanged."),
      .optional(
        "menuChange", \.display.menuChange,
        """
        The change to the previous menu, instead of a longer `menu`; only with the capability \
        `menuChanges`.
        """),
      .optional(
        "cursor", \.display.cursor,
        "The pointer's look while it hovers, as a CSS keyword; absent if unchanged."),
      .nullable(
        "hover", \.display.hover,
        """
        The text of the annotation under the hovering pointer; absent if unchanged, `null` for \
        none.
        """),
    ]
  }
}

struct WireOverlay: Record {
  var items: [WireOverlayItem] = []
  var version: Int?

  init() {}
  init(_ items: [OverlayItem], version: Int? = nil) {
    self.items = items.map(WireOverlayItem.init)
    self.version = version
  }

  static let fields: [Field<Self>] = [
    .required("items", \.items, "All items, lowest first; an empty list clears the overlay."),
    .optional(
      "version", \.version,
      "The overlay's version in this view, for a client that takes changes."),
  ]
}
