// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Server

@Suite struct ScriptLibraryTests {
  /// Folders with empty files of these names, in a folder of their own.
  private func folders(_ contents: [[String]]) throws -> [String] {
    let root = FileManager.default.temporaryDirectory.appending(path: "jsc-\(UUID().uuidString)")
    return try contents.enumerated().map { place, names in
      let folder = root.appending(path: String(place))
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in names { try Data().write(to: folder.appending(path: name)) }
      return folder.path
    }
  }

  @Test func theNewestLibraryIsTaken() throws {
    let names = ScriptLibrary.names
    let places = try folders([[names[2]], [names[1], names[0]], [names[0]], ["other.so"]])
    defer {
      for place in places { try? FileManager.default.removeItem(atPath: place) }
    }
    #expect(ScriptLibrary.find(in: places) == "\(places[1])/\(names[0])")
    #expect(ScriptLibrary.find(in: [places[3], places[0]]) == "\(places[0])/\(names[2])")
    #expect(ScriptLibrary.find(in: [places[3], "/nowhere"]) == nil)
  }
}
