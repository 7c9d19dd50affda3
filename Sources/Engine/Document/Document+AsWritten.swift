// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// The document as a full save would write it now: objects that nothing leads to are gone, streams
  /// are encoded anew.
  ///
  /// - Parameter path: where it is written; it is not needed any more afterwards.
  /// - Throws: ``EngineError/saveFailed(_:)`` where it cannot be written, or not be read again.
  public func asWritten(
    through path: String, _ encryption: Encryption
  ) throws(EngineError) -> Document {
    var options = WriteOptions()
    (options.encryption, options.isReadBack) = (encryption, false)
    try write(to: path, options)
    return try openWritten(path, options)
  }
}
