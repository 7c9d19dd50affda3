// SPDX-License-Identifier: AGPL-3.0-or-later

/// What does not hold.
public struct Broken: Error {
  public let what: String

  public init(_ what: String) { self.what = what }
}

public func expect(_ holds: Bool, _ what: @autoclosure () -> String) throws(Broken) {
  if !holds { throw Broken(what()) }
}
