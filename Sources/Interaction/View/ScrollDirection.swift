// SPDX-License-Identifier: AGPL-3.0-or-later

/// The direction of page turns, in reading order; the raw values are Nutrient's.
public enum ScrollDirection: Int, CaseIterable, Sendable {
  case backward = -1
  case forward = 1
}
