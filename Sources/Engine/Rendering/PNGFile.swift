// SPDX-License-Identifier: AGPL-3.0-or-later

import CDeflate

extension Bitmap {
  /// A PNG file (ISO/IEC 15948): grey if every pixel is, or else RGB or RGBA, with 8 bits per
  /// component.
  ///
  /// Optimised for speed: rendered pages compress well by runs alone.
  ///
  /// - Parameter context: its team compresses a large bitmap in parts.
  /// - Throws: ``EngineError/limitExceeded(_:_:)`` if memory runs out.
  public func png(on context: EngineContext? = nil) throws(EngineError) -> [UInt8] {
    let bands = bands(context?.rasterThreads ?? 1)
    let isGrey = components == 3 ? try hasOnlyGreys(bands, context) : components == 1
    let pixelSize = isGrey ? 1 : components
    let pool = context?.pixels ?? PixelPool()
    let parts = try CompressedRows.parts(bands, context) { rows throws(EngineError) in
      try CompressedRows(rows, of: self, pixelSize, pool)
    }
    let size = parts.reduce(0) { $0 + $1.count }
    return [UInt8](unsafeUninitializedCapacity: size + 128) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      var file = PNGFile(start)
      file.header(width, height, colorType: isGrey ? 0 : components == 3 ? 2 : 6)
      file.chunk("IDAT") { CompressedRows.join(parts, into: $0) }
      file.chunk("IEND") { _ in 0 }
      count = file.count
    }
  }

  /// The same picture in a smaller file. It takes several times longer to make.
  ///
  /// - Throws: ``EngineError/limitExceeded(_:_:)`` if memory runs out.
  public func smallPNG(on context: EngineContext? = nil) throws(EngineError) -> [UInt8] {
    let isGrey = components == 3 ? hasOnlyGreys(rows: 0..<height) : components == 1
    let pixelSize = isGrey ? 1 : components
    let pool = context?.pixels ?? PixelPool()
    let rowSize = width * pixelSize + 1
    let noMemory = EngineError.limitExceeded(.memory, "there is no memory for the picture's file")
    guard let rows = pool.take(rowSize * height), let deflater = libdeflate_alloc_compressor(9)
    else { throw noMemory }
    defer { libdeflate_free_compressor(deflater) }
    let count = rowSize * height
    filter(
      rows: 0..<height, pixelSize, rowSize,
      into: UnsafeMutableBufferPointer(start: rows.base, count: count))
    let bound = libdeflate_zlib_compress_bound(deflater, count)
    var length = 0
    let file = [UInt8](unsafeUninitializedCapacity: bound + 128) { buffer, filled in
      guard let start = buffer.baseAddress else { return }
      var file = PNGFile(start)
      file.header(width, height, colorType: isGrey ? 0 : components == 3 ? 2 : 6)
      file.chunk("IDAT") {
        length = libdeflate_zlib_compress(deflater, rows.base, count, $0, bound)
        return length
      }
      file.chunk("IEND") { _ in 0 }
      filled = file.count
    }
    guard length > 0 else { throw noMemory }
    return file
  }

  /// Whether red, green and blue are equal throughout a bitmap. The bitmap has three components.
  private func hasOnlyGreys(
    _ bands: [Range<Int>], _ context: EngineContext?
  ) throws(EngineError) -> Bool {
    guard let context, bands.count > 1 else { return hasOnlyGreys(rows: 0..<height) }
    let isColoured = Flag()
    try context.share(bands.count) { index, _ in
      if !isColoured.isSet, !hasOnlyGreys(rows: bands[index]) { isColoured.set() }
    }
    return !isColoured.isSet
  }
}

/// Writes the chunks of a PNG file into memory. The memory must be large enough.
private struct PNGFile {
  private let start: UnsafeMutablePointer<UInt8>
  private(set) var count = 0

  init(_ start: UnsafeMutablePointer<UInt8>) {
    self.start = start
    for byte: UInt8 in [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] { append(byte) }
  }

  mutating func header(_ width: Int, _ height: Int, colorType: UInt8) {
    chunk("IHDR") { body in
      var fields = PNGFile(at: body)
      fields.append(number: width)
      fields.append(number: height)
      for byte in [8, colorType, 0, 0, 0] { fields.append(byte) }
      return fields.count
    }
  }

  private init(at start: UnsafeMutablePointer<UInt8>) { self.start = start }

  /// `body` writes the chunk's data and returns its length.
  mutating func chunk(_ name: StaticString, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    let begin = count
    count += 4
    name.withUTF8Buffer { for byte in $0 { append(byte) } }
    count += body(start + count)
    let end = count
    count = begin
    append(number: end - begin - 8)
    count = end
    append(number: Int(libdeflate_crc32(0, start + begin + 4, end - begin - 4)))
  }

  private mutating func append(_ byte: UInt8) {
    start[count] = byte
    count += 1
  }

  private mutating func append(number: Int) {
    for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}

/// The header of a PNG file (ISO/IEC 15948) that is intact. The file is complete and has a correct
/// checksum in every chunk.
public struct IntactPNG: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  public let height: Int

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// `nil` if any part is broken, or data follows the end.
  public init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: IntactPNG.signature) else { return nil }
    var size: (width: Int, height: Int)?
    var rest = bytes.dropFirst(IntactPNG.signature.count)
    while let chunk = Chunk(&rest) {
      if chunk.name.elementsEqual("IHDR".utf8), size == nil {
        size = (IntactPNG.number(chunk.data), IntactPNG.number(chunk.data.dropFirst(4)))
      }
      guard chunk.name.elementsEqual("IEND".utf8) else { continue }
      guard rest.isEmpty, let size else { return nil }
      (width, height) = size
      return
    }
    return nil
  }

  private struct Chunk {
    let name: ArraySlice<UInt8>
    let data: ArraySlice<UInt8>

    /// Removes the first chunk; `nil` if it is incomplete.
    init?(_ rest: inout ArraySlice<UInt8>) {
      let length = IntactPNG.number(rest)
      guard rest.count >= 12, length <= rest.count - 12 else { return nil }
      let body = rest.dropFirst(4).prefix(length + 4)
      let checksum = body.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
      guard Int(checksum) == IntactPNG.number(rest.dropFirst(length + 8)) else { return nil }
      (name, data) = (body.prefix(4), body.dropFirst(4))
      rest = rest.dropFirst(length + 12)
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }
}
