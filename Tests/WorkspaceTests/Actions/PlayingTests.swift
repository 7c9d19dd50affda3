// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Actions that have the front end play something: those of `actions.pdf`.
@Suite struct PlayingTests {
  private let bench: Bench
  private let folder: URL

  init() throws {
    bench = try Bench("actions.pdf", size: Size(300, 640))
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    bench.documents.shared.files.media = MediaFiles(folder.path) { 7 }
  }

  private func run(_ action: Action) -> [Bool] {
    bench.view.actions.run(action, ActionOccasion()).map(\.isPerformed)
  }

  @Test func soundsArePlayedFromAFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let sound = try #require(try bench.document.page(0).annotation("sound")?.action)
    #expect(run(sound) == [true])
    guard case .playSound(let request)? = bench.told.last else {
      Issue.record("\(bench.told)")
      return
    }
    #expect(FileManager.default.fileExists(atPath: request.path))
    #expect(request.members["volume"] == .number(0.5))
    #expect(run(Action(.special(.sound))) == [false])
  }

  @Test func renditionsArePlayedByTheirScreens() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let action = try #require(try bench.document.page(0).annotation("rendition")?.action)
    #expect(run(action) == [true])
    #expect(bench.view.isPlaying("screen"))
    var stop = action
    stop.members["operation"] = .text("stop")
    #expect(run(stop) == [true])
    #expect(!bench.view.isPlaying("screen"))
  }
}
