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
    let stage = try stage()
    #expect(try stage.tap(240, 90 + 80 * Double(index)).component == .openLinkAnnotation)
    let request = try #require(stage.played.last)
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
    stage.documents.close(stage.open.id)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func anotherFileIsOnlyNamed() throws {
    let stage = try stage()
    try stage.tap(240, 250)
    #expect(stage.played.last?.source == .reference("clips/song.mpg"))
    #expect(stage.played.last?.media.mimeType == "video/mpeg")
  }

  @Test func aTouchElsewhereEndsIt() throws {
    let stage = try stage()
    try stage.tap(240, 90)
    #expect(stage.view.toolState == "richMedia.playing")
    try stage.tap(240, 90)
    #expect(stage.told.count == 1, "It plays already.")
    try stage.tap(240, 170)
    #expect(stage.told.contains(.stopMedia(annotationID: "sound-1")))
    try stage.tap(345, 60)
    #expect(stage.told.last == .stopMedia(annotationID: "movie-1"))
    #expect(stage.view.toolState == "annotationEdit.selected")
  }

  @Test func cancelEndsIt() throws {
    let stage = try stage()
    try stage.tap(240, 90)
    #expect(stage.run("cancel").isHandled)
    #expect(stage.told.last == .stopMedia(annotationID: "sound-1"))
    #expect(stage.view.tool == .pan)
  }

  @Test func anotherPageEndsIt() throws {
    let stage = try stage(size: Size(400, 300))
    try stage.tap(240, 90)
    try stage.drag([(200, 200), (200, 150)], .touch)
    #expect(stage.view.toolState == "richMedia.playing")
    _ = try stage.view.show(.api) { (view) throws(ViewError) in
      try view.goTo(pageIndex: 1, .fitPage)
    }
    #expect(stage.told.last == .stopMedia(annotationID: "sound-1"))
    #expect(stage.view.tool == .pan)
  }

  @Test func actionsControlWhatPlays() throws {
    let stage = try stage()
    let movie = try #require(try stage.annotations().first { $0.id == "movie-1" })
    try stage.view.playback.control(.pause, of: movie)
    #expect(stage.told.isEmpty, "What does not play cannot be paused.")
    try stage.view.playback.control(.playOrResume, of: movie)
    #expect(stage.played.map(\.media.annotationID) == ["movie-1"])
    for control in [MediaControl.pause, .resume, .execute("rewind", arguments: ["3"])] {
      try stage.view.playback.control(control, of: movie)
      #expect(stage.told.last == .controlMedia(annotationID: "movie-1", control))
    }
    try stage.view.playback.control(.playOrResume, of: movie)
    #expect(stage.told.last == .controlMedia(annotationID: "movie-1", .resume))
    try stage.view.playback.control(.play, of: movie)
    #expect(stage.told.suffix(2).first == .stopMedia(annotationID: "movie-1"))
    #expect(stage.played.count == 2)
    try stage.view.playback.control(.stop, of: movie)
    try stage.view.playback.control(.stop, of: movie)
    #expect(stage.told.count { $0 == .stopMedia(annotationID: "movie-1") } == 2)
  }

  @Test func whatIsDeletedEnds() throws {
    let stage = try stage()
    try stage.tap(240, 90)
    let sound = try #require(try stage.annotations().first { $0.id == "sound-1" })
    try stage.open.editor.perform(DeleteAnnotations([sound]), cause: .api)
    #expect(stage.told.last == .stopMedia(annotationID: "sound-1"))
    #expect(stage.view.toolState == "richMedia.idle")
  }

  @Test func whatAnActionBeganEndsOutOfSightAndWithItsPage() throws {
    let stage = try stage(size: Size(400, 300))
    let movie = try #require(try stage.annotations().first { $0.id == "movie-1" })
    try stage.view.playback.control(.play, of: movie)
    _ = try stage.view.show(.api) { (view) throws(ViewError) in
      try view.goTo(pageIndex: 1, .fitPage)
    }
    #expect(stage.told.last == .stopMedia(annotationID: "movie-1"))
    _ = try stage.view.show(.api) { (view) throws(ViewError) in
      try view.goTo(pageIndex: 0, .fitPage)
    }
    try stage.view.playback.control(.play, of: movie)
    _ = try stage.open.changePages(DeletePages([0]))
    #expect(stage.told.last == .stopMedia(annotationID: "movie-1"))
    #expect(!stage.view.isPlaying("movie-1"))
  }

  @Test func whatPlaysEndsWithItsView() throws {
    let stage = try stage()
    try stage.tap(240, 90)
    try stage.open.close(stage.view)
    #expect(stage.told.last == .stopMedia(annotationID: "sound-1"))
  }

  @Test func withoutAFolderTheReasonIsTold() throws {
    let stage = try Stage("media.pdf")
    #expect(try stage.tap(240, 90).error?.message.contains("stateDirectory") == true)
    #expect(stage.told.isEmpty)
  }

  private func stage(size: Size = Size(800, 1200)) throws -> Stage {
    let stage = try Stage("media.pdf", size: size)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    var drawn: UInt64 = 0
    stage.documents.shared.media = MediaFiles(folder) {
      drawn += 1
      return drawn
    }
    return stage
  }
}

extension Stage {
  var played: [MediaRequest] {
    told.compactMap { if case .playMedia(let request) = $0 { request } else { nil } }
  }
}
