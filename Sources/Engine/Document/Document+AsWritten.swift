// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// The document as a full save would write it now: without unreachable objects, and with re-encoded
  /// streams.
  ///
  /// - Parameter path: the file to write. It may be removed after the call.
  /// - Throws: ``EngineError/saveFailed(_:)`` if it cannot be written or read again.
  public func asWritten(
    through path: String, _ encryption: Encryption
  ) throws(EngineError) -> Document {
    var options = WriteOptions()
    (options.encryption, options.isReadBack) = (encryption, false)
    try write(to: path, options)
    return try openWritten(path, options)
  }
}
