// SPDX-License-Identifier: AGPL-3.0-or-later

/// Writes a sound as a RIFF WAVE file. The format is that of Multimedia Programming Interface and Data
/// Specifications 1.0 (IBM and Microsoft, 1991).
enum WaveFile {
  /// The bytes of the file. `nil` for an invalid sound, or an encoding that such files do not support.
  static func bytes(of sound: Annotation.Sound) -> [UInt8]? {
    let formats: [Annotation.Sound.Encoding: UInt16] = [
      "Raw": 1, "Signed": 1, "ALaw": 6, "muLaw": 7,
    ]
    guard let format = formats[sound.encoding], let samples = sound.bytes,
      [8, 16, 24, 32].contains(sound.bitsPerSample), (1...16).contains(sound.channels),
      sound.rate >= 1, sound.rate <= 1_000_000, let size = UInt32(exactly: samples.count + 36)
    else { return nil }
    let rate = UInt32(sound.rate)
    let frame = UInt32(sound.channels * sound.bitsPerSample / 8)
    var file = Array("RIFF".utf8)
    append(size, to: &file)
    file += Array("WAVEfmt ".utf8)
    append(UInt32(16), to: &file)
    append(format, to: &file)
    append(UInt16(sound.channels), to: &file)
    append(rate, to: &file)
    append(rate &* frame, to: &file)
    append(UInt16(frame), to: &file)
    append(UInt16(sound.bitsPerSample), to: &file)
    file += Array("data".utf8)
    append(size - 36, to: &file)
    return file + littleEndian(samples, sound)
  }

  /// Converts samples to WAVE's format: little-endian, unsigned if they have one byte and signed if
  /// they have more. A sound object is big-endian, and signed only if its encoding says so (ISO
  /// 32000-2, table 305).
  private static func littleEndian(_ samples: [UInt8], _ sound: Annotation.Sound) -> [UInt8] {
    let width = sound.bitsPerSample / 8
    let isSigned = sound.encoding == "Signed"
    let flips = (sound.encoding == "Raw" && width > 1) || (isSigned && width == 1)
    var result = samples
    for start in stride(from: 0, to: samples.count - width + 1, by: width) {
      for byte in 0..<width { result[start + byte] = samples[start + width - 1 - byte] }
      if flips { result[start + width - 1] ^= 0x80 }
    }
    return result
  }

  private static func append(_ value: some FixedWidthInteger, to file: inout [UInt8]) {
    withUnsafeBytes(of: value.littleEndian) { file += Array($0) }
  }
}
