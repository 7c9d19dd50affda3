// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// The processor cores that the process may use.
enum Cores {
  /// More threads than these only wait for each other's locks.
  static let most = 64

  static let count = min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), most)
}
