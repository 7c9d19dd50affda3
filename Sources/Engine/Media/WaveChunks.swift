// SPDX-License-Identifier: AGPL-3.0-or-later

extension Annotation.Sound {
  /// Reads a RIFF WAVE file; the samples are converted to PDF's byte order.
  ///
  /// - Throws: ``EngineError/unsupported(_:)`` if the file is not a WAVE file, is truncated before its
  ///   samples, or has samples that a sound object cannot have.
  public init(waveFile bytes: [UInt8]) throws(EngineError) {
    guard let chunks = WaveChunks(bytes) else {
      throw .unsupported("the file is not a WAV file (RIFF WAVE)")
    }
    guard let format = chunks.format, let samples = chunks.samples, !samples.isEmpty else {
      throw .unsupported("the WAV file has no sound")
    }
    let encodings: [Int: Annotation.Sound.Encoding] = [
      1: format.bits == 8 ? "Raw" : "Signed", 6: "ALaw", 7: "muLaw",
    ]
    guard let encoding = encodings[format.kind], [8, 16, 24, 32].contains(format.bits),
      (1...16).contains(format.channels), (1...1_000_000).contains(format.rate)
    else {
      throw .unsupported("the WAV file has samples that PDF does not support: save it as PCM")
    }
    // PDF stores the high byte first (ISO 32000-2, 13.3).
    let width = format.bits / 8
    var turned = Array(samples.prefix(samples.count / width * width))
    for start in stride(from: 0, to: turned.count, by: width) {
      turned[start..<(start + width)].reverse()
    }
    self.init(rate: Double(format.rate), bytes: turned)
    channels = format.channels
    bitsPerSample = format.bits
    self.encoding = encoding
  }
}

/// The parts of a WAV file that describe the sound.
private struct WaveChunks {
  struct Format {
    /// The format code; 1: PCM.
    var kind: Int
    var channels: Int
    var rate: Int
    var bits: Int
  }

  private(set) var format: Format?
  private(set) var samples: ArraySlice<UInt8>?

  /// `nil` if the bytes are not a WAVE file.
  init?(_ bytes: [UInt8]) {
    func name(_ at: Int) -> String {
      String(decoding: bytes.dropFirst(at).prefix(4), as: UTF8.self)
    }
    guard bytes.count >= 12, name(0) == "RIFF", name(8) == "WAVE" else { return nil }
    var place = 12
    while place <= bytes.count - 8 {
      let size = WaveChunks.number(bytes, place + 4, 4)
      let body = bytes[(place + 8)...].prefix(size)
      if name(place) == "fmt ", body.count >= 16, format == nil {
        format = WaveChunks.format(Array(body))
      } else if name(place) == "data", samples == nil {
        samples = body
      }
      // Chunks begin at even offsets.
      place += 8 + body.count + (size & 1)
    }
  }

  private static func format(_ body: [UInt8]) -> Format {
    var kind = number(body, 0, 2)
    // The extensible format has the format code at its end.
    if kind == 0xFFFE, body.count >= 26 { kind = number(body, 24, 2) }
    return Format(
      kind: kind, channels: number(body, 2, 2), rate: number(body, 4, 4),
      bits: number(body, 14, 2))
  }

  /// Reads a little-endian number.
  private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    bytes.dropFirst(place).prefix(count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
