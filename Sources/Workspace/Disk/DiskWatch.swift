// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Notices that a file has become another, once for each version of it, and not before that is
/// complete: programs write files bit by bit.
///
/// Times are milliseconds of a clock that only goes forward.
public struct DiskWatch: Sendable {
  /// How long a file has to stay as it is before it is looked into.
  static let quiet = 300.0
  /// How long one that looks unfinished, or is gone, has to stay so before that counts.
  static let patience = 3000.0
  /// How often a file is looked at whose folder cannot be watched.
  static let pollInterval = 2000.0

  /// Whether the folder tells of its changes, so that the file need not be looked at in between.
  public var isTold = false
  /// The identity of the file as last opened, saved or announced.
  private var known: FileIdentity?
  private var pending: Version?
  private var lastLook: Double?

  private struct Version {
    var identity: FileIdentity?
    var since: Double
    /// When to look at it next; `nil`: only after it has changed again.
    var due: Double?
  }

  public enum Completeness: Sendable {
    case complete
    /// As a file looks that is being written, or that was left like that.
    case doubtful
    /// It cannot be opened at all.
    case broken
  }

  init(_ known: FileIdentity?) { self.known = known }

  mutating func begin(at time: Double) { lastLook = lastLook ?? time }

  /// The file is this now, by us or with our knowledge.
  mutating func take(_ identity: FileIdentity?) { (known, pending) = (identity, nil) }

  /// When to look the next time; `nil`: when the folder tells of a change.
  var deadline: Double? {
    if let due = pending?.due { return due }
    return isTold ? nil : lastLook.map { $0 + DiskWatch.pollInterval }
  }

  /// Looks at what the file is now, `nil` where there is none.
  ///
  /// - Returns: whether that is a version to tell of; then it is the known one.
  mutating func look(
    _ identity: FileIdentity?, at time: Double, completeness: () -> Completeness
  ) -> Bool {
    lastLook = time
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
