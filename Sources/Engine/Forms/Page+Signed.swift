// SPDX-License-Identifier: AGPL-3.0-or-later

extension Page {
  /// Whether the widget's field is signed.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func isSigned(_ id: String) throws(EngineError) -> Bool {
    try annotationObject(id).inherited("V")?.kind == .dictionary
  }
}
