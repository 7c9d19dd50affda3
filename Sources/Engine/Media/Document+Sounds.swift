// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// What a sound plays, by the number of its object; `nil` of what is no sound that is known.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``, ``EngineError/limitExceeded(_:)``.
  public func sound(ofObject number: Int) throws(EngineError) -> Media? {
    try page(0).sound(try reference(to: number))
  }
}
