// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

@Suite struct WaveFileTests {
  private func wave(
    _ kind: UInt8 = 1, channels: UInt8 = 1, bits: UInt8 = 16, samples: [UInt8]
  ) -> [UInt8] {
    let format: [UInt8] = [
      kind, 0, channels, 0, 0x40, 0x1F, 0, 0, 0, 0, 0, 0, channels * bits / 8, 0, bits, 0,
    ]
    let extra = Array("LIST".utf8) + [3, 0, 0, 0, 1, 2, 3, 0]
    return Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WAVEfmt ".utf8) + [16, 0, 0, 0] + format
      + extra + Array("data".utf8) + [UInt8(samples.count), 0, 0, 0] + samples
  }

  @Test func samplesComeInTheOrderOfPDF() throws {
    let sound = try Annotation.Sound(waveFile: wave(channels: 2, samples: [1, 2, 3, 4]))
    #expect(sound.bytes == [2, 1, 4, 3])
    #expect(sound.encoding == "Signed" && sound.rate == 8000)
    #expect(sound.channels == 2 && sound.bitsPerSample == 16)
    let small = try Annotation.Sound(waveFile: wave(bits: 8, samples: [5, 6]))
    #expect(small.bytes == [5, 6] && small.encoding == "Raw")
    #expect(try Annotation.Sound(waveFile: wave(7, bits: 8, samples: [5])).encoding == "muLaw")
  }

  @Test func itReadsWhatIsWritten() throws {
    for bits in [8, 16, 24] {
      let samples = (0..<48).map { UInt8($0 * 5) }
      var sound = Annotation.Sound(rate: 11_025, bytes: samples)
      (sound.bitsPerSample, sound.encoding) = (bits, bits == 8 ? "Raw" : "Signed")
      let file = try #require(WaveFile.bytes(of: sound))
      #expect(try Annotation.Sound(waveFile: file) == sound)
    }
  }

  @Test func otherFilesAreRefused() {
    let good = wave(samples: [1, 2])
    let bad: [[UInt8]] = [
      [], Array("RIFF".utf8), Array(good.prefix(40)), wave(samples: []), wave(85, samples: [1, 2]),
      wave(channels: 0, samples: [1, 2]), wave(bits: 12, samples: [1, 2]),
      [0xFF] + good.dropFirst(), Array("RIFF....AVI LIST".utf8),
      Array("RIFF....WAVEfmt ".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 1],
    ]
    for file in bad { #expect(throws: EngineError.self) { try Annotation.Sound(waveFile: file) } }
  }
}
