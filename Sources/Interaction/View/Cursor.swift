// SPDX-License-Identifier: AGPL-3.0-or-later

/// The look of a mouse's pointer; the raw value is CSS's keyword (CSS Basic User Interface level 4,
/// 5.1).
public enum Cursor: String, CaseIterable, Sendable {
  case `default`, pointer, text, move, crosshair, grab
  case nsResize = "ns-resize"
  case ewResize = "ew-resize"
  case nwseResize = "nwse-resize"
  case neswResize = "nesw-resize"
}
