// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct RichMediaTests {
  @Test(arguments: [
    (0, "sound-1", "audio/wav", "sound.wav"), (1, "movie-1", "video/quicktime", "film.mov"),
    (3, "screen-1", "video/mp4", "clip.bin"), (4, "rich-1", "video/mp4", "rich.mp4"),
  ])
  func whatIsEmbeddedIsPlayedFromAFile(
    _ index: Int, _ id: String, _ type: String, _ name: String
  ) throws {
    let bench = try bench()
    #expect(try bench.tap(240, 90 + 80 * Double(index)).component == .openLinkAnnotation)
    let request = try #require(bench.played.last)
    #expect(request.media.annotationID == id)
    #expect(request.media.mimeType == type)
    #expect(request.media.name == name)
    guard case .file(let path) = request.source else {
      Issue.record("There is no file.")
      return
    }
    let bytes = try Data(contentsOf: URL(filePath: path))
    if id == "sound-1" {
      #expect(bytes.prefix(4) == Data("RIFF".utf8))
      #expect(bytes.suffix(4) == Data([13, 12, 15, 14]))
    } else {
      #expect(String(decoding: bytes, as: UTF8.self) == name.prefix(4))
    }
    let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(permissions as? Int == 0o600)
    bench.documents.close(bench.open.id)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func anotherFileIsOnlyNamed() throws {
    let bench = try bench()
    try bench.tap(240, 250)
    #expect(bench.played.last?.source == .reference("clips/song.mpg"))
    #expect(bench.played.last?.media.mimeType == "video/mpeg")
  }

  @Test func aTouchElsewhereEndsIt() throws {
    let bench = try bench()
    try bench.tap(240, 90)
    #expect(bench.view.toolState == "richMedia.playing")
    try bench.tap(240, 90)
    #expect(bench.told.count == 1, "It plays already.")
    try bench.tap(240, 170)
    #expect(bench.told.contains(.stopMedia(annotationID: "sound-1")))
    try bench.tap(345, 60)
    #expect(bench.told.last == .stopMedia(annotationID: "movie-1"))
    #expect(bench.view.toolState == "annotationEdit.selected")
  }

  @Test func cancelEndsIt() throws {
    let bench = try bench()
    try bench.tap(240, 90)
    #expect(bench.run("cancel").isHandled)
    #expect(bench.told.last == .stopMedia(annotationID: "sound-1"))
    #expect(bench.view.tool == .pan)
  }

  @Test func anotherPageEndsIt() throws {
    let bench = try bench(size: Size(400, 300))
    try bench.tap(240, 90)
    try bench.using(.touch) { try $0.drag((200, 200), (200, 150)) }
    #expect(bench.view.toolState == "richMedia.playing")
    _ = try bench.view.show(.api) { (view) throws(ViewError) in
      try view.goTo(pageIndex: 1, .fitPage)
    }
    #expect(bench.told.last == .stopMedia(annotationID: "sound-1"))
    #expect(bench.view.tool == .pan)
  }

  @Test func actionsControlWhatPlays() throws {
    let bench = try bench()
    let movie = try #require(try bench.annotations().first { $0.id == "movie-1" })
    try bench.view.playback.control(.pause, of: movie)
    #expect(bench.told.isEmpty, "What does not play cannot be paused.")
    try bench.view.playback.control(.playOrResume, of: movie)
    #expect(bench.played.map(\.media.annotationID) == ["movie-1"])
    for control in [MediaControl.pause, .resume, .execute("rewind", arguments: ["3"])] {
      try bench.view.playback.control(control, of: movie)
      #expect(bench.told.last == .controlMedia(annotationID: "movie-1", control))
    }
    try bench.view.playback.control(.playOrResume, of: movie)
    #expect(bench.told.last == .controlMedia(annotationID: "movie-1", .resume))
    try bench.view.playback.control(.play, of: movie)
    #expect(bench.told.suffix(2).first == .stopMedia(annotationID: "movie-1"))
    #expect(bench.played.count == 2)
    try bench.view.playback.control(.stop, of: movie)
    try bench.view.playback.control(.stop, of: movie)
    #expect(bench.told.count { $0 == .stopMedia(annotationID: "movie-1") } == 2)
  }

  @Test func whatIsDeletedEnds() throws {
    let bench = try bench()
    try bench.tap(240, 90)
    let sound = try #require(try bench.annotations().first { $0.id == "sound-1" })
    try bench.open.editor.perform(DeleteAnnotations([sound]), cause: .api)
    #expect(bench.told.last == .stopMedia(annotationID: "sound-1"))
    #expect(bench.view.toolState == "richMedia.idle")
  }

  @Test func whatAnActionBeganEndsOutOfSightAndWithItsPage() throws {
    let bench = try bench(size: Size(400, 300))
    let movie = try #require(try bench.annotations().first { $0.id == "movie-1" })
    try bench.view.playback.control(.play, of: movie)
    _ = try bench.view.show(.api) { (view) throws(ViewError) in
      try view.goTo(pageIndex: 1, .fitPage)
    }
    #expect(bench.told.last == .stopMedia(annotationID: "movie-1"))
    _ = try bench.view.show(.api) { (view) throws(ViewError) in
      try view.goTo(pageIndex: 0, .fitPage)
    }
    try bench.view.playback.control(.play, of: movie)
    _ = try bench.open.changePages(DeletePages([0]))
    #expect(bench.told.last == .stopMedia(annotationID: "movie-1"))
    #expect(!bench.view.isPlaying("movie-1"))
  }

  @Test func whatPlaysEndsWithItsView() throws {
    let bench = try bench()
    try bench.tap(240, 90)
    try bench.open.views.close(bench.view)
    #expect(bench.told.last == .stopMedia(annotationID: "sound-1"))
  }

  @Test func withoutAFolderTheReasonIsTold() throws {
    let bench = try Bench("media.pdf")
    #expect(try bench.tap(240, 90).error?.message.contains("stateDirectory") == true)
    #expect(bench.told.isEmpty)
  }

  private func bench(size: Size = Size(800, 1200)) throws -> Bench {
    let bench = try Bench("media.pdf", size: size)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    var drawn: UInt64 = 0
    bench.documents.shared.files.media = MediaFiles(folder) {
      drawn += 1
      return drawn
    }
    return bench
  }
}

extension Bench {
  var played: [MediaRequest] {
    told.compactMap { if case .playMedia(let request) = $0 { request } else { nil } }
  }
}
