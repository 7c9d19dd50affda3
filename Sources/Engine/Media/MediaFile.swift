// SPDX-License-Identifier: AGPL-3.0-or-later

/// Something to play, with where its bytes are.
public struct MediaFile {
  public let media: Media
  let source: MediaSource

  /// No file of more bytes is given out.
  public static let mostBytes = 1 << 31
  /// Samples become a file in memory.
  private static let mostSampleBytes = 128 << 20

  /// Writes what is played as a file of its type; samples become a WAVE file.
  ///
  /// - Parameter descriptor: of an open file.
  /// - Throws: ``EngineError/unsupported(_:)`` of what the document only names, or of samples in an
  ///   encoding that no file holds; ``EngineError/limitExceeded(_:_:)``,
  ///   ``EngineError/saveFailed(_:)``.
  public func write(to descriptor: Int32) throws(EngineError) {
    guard let stream = source.stream else {
      throw .unsupported("the document only names the file \(media.name), which lies elsewhere")
    }
    guard var sound = source.sound else {
      return try stream.writeStream(to: descriptor, limit: MediaFile.mostBytes)
    }
    sound.bytes = try stream.streamBytes(limit: MediaFile.mostSampleBytes)
    guard let bytes = WaveFile.bytes(of: sound) else {
      throw .unsupported("the sound is in an encoding that cannot be played")
    }
    try WholeBytes.write(bytes, to: descriptor)
  }
}

/// The bytes of a media file, and what the document says about them.
struct MediaSource {
  var name: String
  var declaredType: String?
  /// `nil` of a file that the document only names.
  var stream: PDFObject?
  /// The layout of a stream of samples.
  var sound: Annotation.Sound?

  /// The type by content, or else as declared, or else by name.
  func type(_ start: [UInt8]) -> String {
    if sound != nil { return "audio/wav" }
    return MediaSignature.type(of: start) ?? MediaType.declared(declaredType)
      ?? MediaType.named(name) ?? MediaType.unknown
  }

  /// The first bytes; none of what is elsewhere, holds samples or is broken.
  var start: [UInt8] {
    guard sound == nil, let stream else { return [] }
    return (try? stream.streamStart(MediaSignature.length)) ?? []
  }

  /// The size in bytes, as the document states it.
  var size: Int? {
    get throws(EngineError) {
      guard let stream else { return nil }
      var size = try stream["Params"]?["Size"]?.integer
      if size == nil, try stream["Filter"] == nil { size = try stream["Length"]?.integer }
      return size.flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// In seconds.
  func duration(_ start: [UInt8], _ type: String) throws(EngineError) -> Double? {
    let size = try size
    guard let sound else { return MediaDuration.seconds(of: start, type, size: size) }
    let bits = sound.rate * Double(sound.channels) * Double(sound.bitsPerSample)
    guard let size, bits > 0 else { return nil }
    return (Double(size) * 8 / bits * 1000).rounded() / 1000
  }
}
