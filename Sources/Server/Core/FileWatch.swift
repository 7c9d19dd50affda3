// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Reports changes of files, including files that are moved into place.
public protocol FileWatch: AnyObject {
  /// Watches these files from now on, and no others.
  ///
  /// - Returns: the files that report their changes; the others must be polled.
  func keep(_ paths: Set<ExactText>) -> Set<ExactText>
}
