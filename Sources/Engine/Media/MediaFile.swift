// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Playable media with the source of its bytes.
public struct MediaFile {
  public let media: Media
  let source: MediaSource

  /// Larger files, in bytes, are refused.
  public static let mostBytes = 1 << 31
  /// The limit for samples, in bytes: their file is made in memory.
  private static let mostSampleBytes = 128 << 20

  /// Writes the media as a file of its type; samples become a WAVE file.
  ///
  /// - Parameter descriptor: the descriptor of an open file.
  /// - Throws: ``EngineError/unsupported(_:)`` for a file that the document only names, or for samples
  ///   in an encoding that WAVE does not support; ``EngineError/limitExceeded(_:_:)``,
  ///   ``EngineError/notWritten(_:)``.
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

/// The bytes of a media file, and the document's description of them.
struct MediaSource {
  var name: String
  var declaredType: String?
  /// `nil` for a file that the document only names.
  var stream: PDFObject?
  /// The layout of a stream of samples.
  var sound: Annotation.Sound?

  /// The type by content, or else as declared, or else by name.
  func type(_ start: [UInt8]) -> String {
    if sound != nil { return "audio/wav" }
    return MediaSignature.type(of: start) ?? MediaType.declared(declaredType)
      ?? MediaType.named(name) ?? MediaType.unknown
  }

  /// The first bytes; empty for an external file, for samples, and for a broken stream.
  var start: [UInt8] {
    guard sound == nil, let stream else { return [] }
    return (try? stream.streamStart(MediaSignature.length)) ?? []
  }

  /// The most bytes of compressed samples that are counted, for ``size``.
  private static let mostCountedBytes = 16 << 20

  /// The size in bytes that the document states. Compressed samples are counted, which no entry states.
  var size: Int? {
    get throws(EngineError) {
      guard let stream else { return nil }
      if sound != nil, try stream["Filter"] != nil {
        return (try? stream.streamBytes(limit: MediaSource.mostCountedBytes))?.count
      }
      var size = try stream["Params"]?["Size"]?.integer
      if size == nil, try stream["Filter"] == nil { size = try stream["Length"]?.integer }
      return size.flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// The duration in seconds.
  func duration(_ start: [UInt8], _ type: String) throws(EngineError) -> Double? {
    let size = try size
    guard let sound else { return MediaDuration.seconds(of: start, type, size: size) }
    let bits = sound.rate * Double(sound.channels) * Double(sound.bitsPerSample)
    guard let size, bits > 0 else { return nil }
    return (Double(size) * 8 / bits * 1000).rounded() / 1000
  }
}

extension Document {
  /// The sound of a sound action, by its object number. `nil` for an object that is not a sound. The
  /// file belongs to no annotation and has no place.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func sound(ofObject number: Int) throws(EngineError) -> MediaFile? {
    guard let source = try soundSource(reference(to: number)) else { return nil }
    let media = Media(
      annotationID: "object \(number)", annotationType: .sound, pageIndex: 0,
      rect: Rect(0, 0, 0, 0), name: source.name, mimeType: source.type(source.start),
      place: source.stream == nil ? .external(source.name) : .embedded)
    return MediaFile(media: media, source: source)
  }
}
