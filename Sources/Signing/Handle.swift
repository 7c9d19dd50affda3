// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

/// An OpenSSL object that is freed with its last reference.
final class Handle {
  let raw: OpaquePointer
  private let free: (OpaquePointer?) -> Void

  /// Takes ownership of a pointer that a call returned; `nil` for a null pointer.
  init?(_ raw: OpaquePointer?, _ free: @escaping (OpaquePointer?) -> Void) {
    guard let raw else { return nil }
    self.raw = raw
    self.free = free
  }

  deinit { free(raw) }
}

enum OpenSSL {
  /// Older PKCS#12 files use encryption that only the legacy provider supports.
  static func loadLegacyProvider() { OSSL_PROVIDER_try_load(nil, "legacy", 1) }

  /// Parses DER; bytes after the first value are ignored.
  static func parse<Result>(
    _ bytes: [UInt8],
    _ body: (UnsafeMutablePointer<UnsafePointer<UInt8>?>, Int) -> Result?
  ) -> Result? {
    defer { ERR_clear_error() }
    return bytes.withUnsafeBufferPointer { buffer in
      var cursor = buffer.baseAddress
      return body(&cursor, buffer.count)
    }
  }

  /// The DER encoding of an object.
  static func serialize(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32
  ) -> [UInt8] {
    let count = body(nil)
    guard count > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    bytes.withUnsafeMutableBufferPointer { buffer in
      var cursor = buffer.baseAddress
      _ = body(&cursor)
    }
    return bytes
  }

  static func bytes(_ string: UnsafePointer<ASN1_STRING>?) -> [UInt8]? {
    guard let string, let start = ASN1_STRING_get0_data(string) else { return nil }
    return Array(UnsafeBufferPointer(start: start, count: Int(max(0, ASN1_STRING_length(string)))))
  }

  /// The text that a call prints, without the final line end.
  static func printed(_ body: (OpaquePointer) -> Void) -> String {
    guard let memory = Handle(BIO_new(BIO_s_mem()), { BIO_free($0) }) else { return "" }
    body(memory.raw)
    var start: UnsafePointer<CChar>?
    let count = co_read_memory(memory.raw, &start)
    guard let start, count > 0 else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The hash of messages that an Ed448 key signs (RFC 8419). Messages have 512 bits of it (RFC 8702).
  static let shake256 = "shake256"

  static func isShakeWithLength(_ object: OpaquePointer?) -> Bool {
    guard let wanted = Handle(OBJ_txt2obj("2.16.840.1.101.3.4.2.18", 1), { ASN1_OBJECT_free($0) })
    else { return false }
    return OBJ_cmp(object, wanted.raw) == 0
  }

  /// A hash of bytes, by OpenSSL's name; `nil` if the algorithm is unknown.
  static func digest(named name: String, _ pieces: Pieces) -> [UInt8]? {
    digest(EVP_get_digestbyname(name), pieces, extended: name == shake256 ? 64 : nil)
  }

  /// A hash of bytes; `nil` if the algorithm is unknown.
  ///
  /// - Parameter extended: the length in bytes of a hash that can have any.
  static func digest(
    _ algorithm: OpaquePointer?, _ pieces: Pieces, extended: Int? = nil
  ) -> [UInt8]? {
    guard let algorithm, let state = Handle(EVP_MD_CTX_new(), { EVP_MD_CTX_free($0) }),
      EVP_DigestInit_ex(state.raw, algorithm, nil) == 1
    else { return nil }
    pieces.feed { EVP_DigestUpdate(state.raw, $0.baseAddress, $0.count) }
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    if let extended, extended <= digest.count {
      guard EVP_DigestFinalXOF(state.raw, &digest, extended) == 1 else { return nil }
      return Array(digest.prefix(extended))
    }
    var count: UInt32 = 0
    guard EVP_DigestFinal_ex(state.raw, &digest, &count) == 1 else { return nil }
    return Array(digest.prefix(Int(count)))
  }
}

/// Bytes that are read in pieces.
struct Pieces {
  let feed: ((UnsafeRawBufferPointer) -> Void) -> Void

  init(_ feed: @escaping ((UnsafeRawBufferPointer) -> Void) -> Void) { self.feed = feed }

  init(_ bytes: [UInt8]) { self.init { body in bytes.withUnsafeBytes { body($0) } } }

  /// The bytes in these ranges, as read by `read`.
  init(ranges: [Range<Int>], read: @escaping (Int64, Int) -> [UInt8]) {
    self.init { body in
      for range in ranges {
        var offset = range.lowerBound
        while offset < range.upperBound {
          let piece = read(Int64(offset), min(1 << 20, range.upperBound - offset))
          if piece.isEmpty { break }
          piece.withUnsafeBytes { body($0) }
          offset += piece.count
        }
      }
    }
  }
}
