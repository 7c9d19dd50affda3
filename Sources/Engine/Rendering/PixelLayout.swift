// SPDX-License-Identifier: AGPL-3.0-or-later

/// The order of the components of a pixel in memory, a byte each.
public enum PixelLayout: Hashable, Sendable {
  case grey, rgb, rgba, bgra

  var components: Int {
    switch self {
    case .grey: 1
    case .rgb: 3
    case .rgba, .bgra: 4
    }
  }
}
