// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The bytes of a picture: an encoded file, or drawn pixels.
enum PictureBytes: Sendable {
  case bytes([UInt8])
  /// The header comes before the pixels.
  case pixels(Bitmap, header: [UInt8])

  var count: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .pixels(let bitmap, let header): header.count + bitmap.byteCount
    }
  }

  var bytes: [UInt8] { withPieces { $0.flatMap { Array($0) } } }

  /// The bytes in pieces, which are valid only inside the closure.
  func withPieces<Result, Failure: Error>(
    _ body: ([UnsafeBufferPointer<UInt8>]) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch self {
    case .bytes(let bytes):
      return try borrowing(bytes) { bytes throws(Failure) in try body([bytes]) }
    case .pixels(let bitmap, let header):
      return try borrowing(header) { header throws(Failure) in
        try bitmap.withBytes { pixels throws(Failure) in try body([header, pixels]) }
      }
    }
  }
}

/// A `withUnsafeBufferPointer` that throws the error of its closure.
private func borrowing<Result, Failure: Error>(
  _ bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
) throws(Failure) -> Result {
  let outcome = bytes.withUnsafeBufferPointer { bytes in
    Swift.Result { () throws(Failure) in try body(bytes) }
  }
  return try outcome.get()
}
