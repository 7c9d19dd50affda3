// SPDX-License-Identifier: AGPL-3.0-or-later

/// Tells when something happens to files, by whatever name they get there.
public protocol FileWatch: AnyObject {
  /// Watches these files from now on, and no others.
  ///
  /// - Returns: those of which changes are told; the others have to be looked at from time to time.
  func keep(_ paths: Set<String>) -> Set<String>
}
