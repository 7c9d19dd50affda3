// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

@Suite struct MediaTests {
  private let document: Document

  init() throws {
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")
    document = try Document.open(
      .file(fixtures.appending(path: "players.pdf").path), password: nil,
      in: EngineContext(cacheBytes: 8 << 20))
  }

  private func media(_ id: String) throws -> Media {
    try #require(try document.page(0).media.first { $0.annotationID == id })
  }

  @Test func everyKindIsListed() throws {
    let all = try document.page(0).media
    #expect(
      Set(all.map(\.annotationType)) == [.sound, .movie, .screen, .richMedia, .threeD])
    #expect(!all.contains { ["screen-empty", "rich-empty"].contains($0.annotationID) })
    #expect(try document.page(1).media.isEmpty)
  }

  @Test(arguments: [
    ("sound-raw", "audio/wav", "sound.wav", 0.512),
    ("sound-stereo", "audio/wav", "sound.wav", 0.023),
    ("movie-mp4", "video/mp4", "film.mov.mp4", 12.5),
    ("movie-dots", "video/webm", "media.webm", nil),
    ("movie-script", "application/octet-stream", "run.desktop.bin", nil),
    ("movie-elsewhere", "video/mpeg", "song.mpg", nil),
    ("screen-own", "video/mp4", "clip.mp4", 2), ("model", "model/u3d", "model.u3d", nil),
    ("rich-flash", "application/x-shockwave-flash", "game.swf", nil),
    ("rich-player", "video/x-flv", "film.flv", nil),
    ("rich-configured", "video/mp4", "two.mp4", 2),
  ])
  func theContentTellsTheTypeAndTheTypeTheEnding(
    _ id: String, _ type: String, _ name: String, _ duration: Double?
  ) throws {
    let media = try media(id)
    #expect(media.mimeType == type)
    #expect(media.safeName == name)
    #expect(media.duration == duration)
    #expect(media.isPlayable == ["audio/", "video/"].contains { type.hasPrefix($0) })
  }

  @Test func aHostileNameLeadsNowhere() throws {
    let name = try media("movie-hostile").safeName
    #expect(name == ".bash_history__gnp.sh.wav".drop { $0 == "." })
    #expect(try media("movie-mp4").declaredType == "video/quicktime")
  }

  @Test func howItIsPlayedIsTold() throws {
    let movie = try media("movie-mp4").playback
    #expect(movie.showsControls == true)
    #expect(movie.repeats == 0)
    #expect(movie.volume == 0.5)
    #expect(movie.speed == 2)
    let screen = try media("screen-own").playback
    #expect(screen.start == .pageVisible)
    #expect(screen.showsControls == false)
    #expect(screen.repeats == 3)
    #expect(screen.volume == 0.6, "What must be heeded comes first.")
    #expect(try media("rich-player").playback.start == .pageVisible)
    #expect(try media("movie-mp4").hasPoster)
  }

  @Test func theFileThatIsPlayedComesFirst() throws {
    #expect(try media("rich-player").files == ["film.flv", "a.mp3", "VideoPlayer.swf"])
    #expect(try media("rich-configured").files == ["two.mp4", "one.mp4"])
    let page = try document.page(0)
    let other = try #require(try page.mediaFile(of: "rich-player", named: "a.mp3"))
    #expect(other.media.mimeType == "audio/mpeg")
    #expect(try page.mediaFile(of: "rich-player", named: "none") == nil)
  }

  @Test func aScreenPlaysTheRenditionOfAnAction() throws {
    let page = try document.page(0)
    #expect(try media("screen-target").name == "other.wav")
    let rendition = try #require(try page.annotationObject("button-2")["A"]?["R"])
    let third = try page.mediaFile(of: "screen-target", rendition: rendition.number)
    #expect(third?.media.name == "third.mp3")
    #expect(third?.media.mimeType == "audio/mpeg")
    for number in [-1, 0, 1, 1 << 20, .max] {
      #expect(try page.mediaFile(of: "screen-target", rendition: number) == nil)
    }
  }

  @Test func whatIsWrittenIsWhatIsEmbedded() throws {
    let page = try document.page(0)
    let bytes = try written(page.mediaFile(of: "rich-player"))
    #expect(bytes == Data("FLV\u{1}film".utf8))
    let sound = try written(page.mediaFile(of: "sound-mulaw"))
    #expect(sound.prefix(4) == Data("RIFF".utf8))
    #expect(sound.count == 44 + 4096)
    #expect(throws: EngineError.self) { try written(page.mediaFile(of: "sound-odd")) }
    #expect(throws: EngineError.self) { try written(page.mediaFile(of: "movie-elsewhere")) }
  }

  private func written(_ file: MediaFile?) throws -> Data {
    let file = try #require(file)
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: path) }
    try Data().write(to: path)
    let handle = try FileHandle(forWritingTo: path)
    try file.write(to: handle.fileDescriptor)
    try handle.close()
    return try Data(contentsOf: path)
  }

  @Test(arguments: [
    ("audio/x-wav; codecs=1", "audio/wav"), ("VIDEO/MP4", "video/mp4"), ("../x", nil), ("mp4", nil),
    ("video/", nil), ("application/octet-stream", nil), ("a b/c", nil),
  ])
  func aDeclaredTypeIsATypeOrNothing(_ text: String, _ type: String?) {
    #expect(MediaType.declared(text) == type)
  }

  @Test func cutHeadsDoNoHarm() {
    let heads: [[UInt8]] = [
      Array("RIFF\0\0\0\0WAVEfmt \u{10}\0\0\0".utf8), Array("....ftyp".utf8),
      Array("....moovmvhd".utf8), Array("fLaC".utf8), [0xFF], [0x47], [],
      Array("RIFF....WAVEdata".utf8) + [255, 255, 255, 255],
    ]
    for head in heads {
      for count in 0...head.count {
        let start = Array(head.prefix(count))
        let type = MediaSignature.type(of: start) ?? ""
        for type in [type, "audio/wav", "video/mp4", "audio/flac"] {
          #expect(MediaDuration.seconds(of: start, type, size: .min) == nil)
        }
      }
    }
  }
}
