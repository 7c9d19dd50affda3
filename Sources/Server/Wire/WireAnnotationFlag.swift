// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

enum WireAnnotationFlag: String, WireEnum {
  case invisible, hidden, print, noZoom, noRotate, noView, readOnly, locked, toggleNoView
  case lockedContents

  var flag: AnnotationFlags {
    switch self {
    case .invisible: .invisible
    case .hidden: .hidden
    case .print: .print
    case .noZoom: .noZoom
    case .noRotate: .noRotate
    case .noView: .noView
    case .readOnly: .readOnly
    case .locked: .locked
    case .toggleNoView: .toggleNoView
    case .lockedContents: .lockedContents
    }
  }
}
