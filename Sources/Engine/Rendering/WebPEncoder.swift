// SPDX-License-Identifier: AGPL-3.0-or-later

import CWebP

/// The system's libwebp.
///
/// `@unchecked Sendable` because it contains only functions, which any thread may call.
public struct WebPEncoder: @unchecked Sendable {
  /// The Debian package with the library.
  public static let package = "libwebp7"
  /// The encoder of this system; `nil` if it has none. The first access loads it, and must come before
  /// the process drops its access to files.
  public static let system = WebPEncoder(library: libraryName)
  public static let libraryName = "libwebp.so.7"

  /// The most pixels along a side of a picture (RFC 9649, 2.5).
  private static let longestSide = 16_383
  private let library: cwp_library

  /// - Parameter library: a path, or a name that the dynamic linker can find.
  init?(library name: String) {
    var library = cwp_library()
    guard cwp_load(&library, name) else { return nil }
    self.library = library
  }

  /// A lossy WebP file of a bitmap without alpha.
  ///
  /// - Parameter quality: from 1, the smallest file, to 100.
  /// - Throws: ``EngineError/limitExceeded(_:_:)`` if a side is too long for the format, or there is
  ///   no memory.
  public func file(of bitmap: Bitmap, quality: Int) throws(EngineError) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    guard max(width, height) <= WebPEncoder.longestSide else {
      throw .limitExceeded(
        EngineLimit(.pixels, WebPEncoder.longestSide),
        "\(width) × \(height) pixels are more than a WebP file can have on a side")
    }
    guard bitmap.layout == .rgb, let encode = library.encode else {
      throw .rejected("WebP needs pixels of red, green and blue")
    }
    var output: UnsafeMutablePointer<UInt8>?
    let count = encode(
      bitmap.base, Int32(width), Int32(height), Int32(bitmap.stride),
      Float(min(max(quality, 1), 100)), &output)
    defer { library.release?(output) }
    guard count > 0, let output else {
      throw .limitExceeded(.memory, "there is no memory for \(width) × \(height) pixels as WebP")
    }
    return Array(UnsafeBufferPointer(start: output, count: count))
  }
}
