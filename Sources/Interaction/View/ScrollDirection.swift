// SPDX-License-Identifier: AGPL-3.0-or-later

/// Which way the pages are turned, in the order of reading; the raw values are Nutrient's.
public enum ScrollDirection: Int, CaseIterable, Sendable {
  case backward = -1
  case forward = 1
}
