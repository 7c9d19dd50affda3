// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Notices changes of a file, once for each new version. Programs write files bit by bit, so a version
/// is reported only when it is complete.
///
/// Times are in milliseconds of a monotonic clock.
public struct DiskWatch: Sendable {
  /// How long a file must stay unchanged before it is examined.
  static let quiet = 300.0
  /// How long a file must look unfinished or missing before that counts.
  static let patience = 3000.0
  /// How often a file is polled if its folder cannot be watched.
  static let pollInterval = 2000.0

  /// Whether changes of the folder are reported. The file is then not polled.
  public var isTold = false
  /// The identity of the file as last opened, saved or announced.
  private var known: FileIdentity?
  private var pending: Version?
  private var lastLook: Double?
  /// Whether a look was put off.
  private var isDue = false

  private struct Version {
    var identity: FileIdentity?
    var since: Double
    /// When to examine it next; `nil`: only after another change.
    var due: Double?
  }

  public enum Completeness: Sendable {
    case complete
    /// Looks unfinished: it is being written, or was left unfinished.
    case doubtful
    /// Cannot be opened at all.
    case broken
  }

  init(_ known: FileIdentity?) { self.known = known }

  mutating func begin(at time: Double) { lastLook = lastLook ?? time }

  /// Puts off a look until ``deadline``, which is now.
  mutating func putOff() { isDue = true }

  /// Takes this as the known version, written or read by this process.
  mutating func take(_ identity: FileIdentity?) { (known, pending) = (identity, nil) }

  /// When to examine the file next; `nil`: when the folder reports a change.
  var deadline: Double? {
    if isDue { return lastLook ?? 0 }
    if let due = pending?.due { return due }
    return pollTime
  }

  /// When to poll; `nil` if the folder reports changes.
  var pollTime: Double? { isTold ? nil : lastLook.map { $0 + DiskWatch.pollInterval } }

  /// Examines the file's current identity; `nil` if there is no file.
  ///
  /// - Returns: whether this is a new version to report. It is then the known version.
  mutating func look(
    _ identity: FileIdentity?, at time: Double, completeness: () -> Completeness
  ) -> Bool {
    (lastLook, isDue) = (time, false)
    guard identity != known else {
      pending = nil
      return false
    }
    guard var version = pending, version.identity == identity else {
      pending = Version(identity: identity, since: time, due: time + DiskWatch.quiet)
      return false
    }
    guard let due = version.due, due <= time else { return false }
    let age = time - version.since
    let isComplete =
      switch identity == nil ? .doubtful : completeness() {
      case .complete: true
      case .doubtful: age >= DiskWatch.patience
      case .broken: false
      }
    guard !isComplete else {
      take(identity)
      return true
    }
    version.due = age < DiskWatch.patience ? version.since + DiskWatch.patience : nil
    pending = version
    return false
  }
}
