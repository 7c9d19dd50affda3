// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// What the commands of a display list may do, which decides how it can be drawn.
struct DrawingTraits: OptionSet, Sendable {
  let rawValue: Int32

  /// Colours may be mixed. Opaque paper that is drawn with alpha can get an alpha of 254 then.
  static let mixes = DrawingTraits(rawValue: Int32(CM_MIXES))
  /// Anything but black and white, with the grey of smooth edges, may be drawn.
  static let colors = DrawingTraits(rawValue: Int32(CM_COLORS))
}
