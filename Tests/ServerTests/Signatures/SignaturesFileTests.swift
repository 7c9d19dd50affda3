// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import Interaction
import Testing

@testable import Server

@Suite final class SignaturesFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var path: String { folder.appending(path: "deep/signatures.json").path }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func everyServerSeesWhatTheOthersHaveChanged() throws {
    let (one, two) = (SignaturesFile(path), SignaturesFile(path))
    #expect(try one.read().all.isEmpty)
    let drawn = HandSignature(
      .strokes([[Point(0.5, 1), Point(2, 3)]]), color: .init(red: 0, green: 0, blue: 1), width: 2)
    try one.change { _ = $0.add(drawn, name: "Mine", most: 9) }
    try two.change { _ = $0.add(.image([0, 255]), name: nil, most: 9) }
    try one.change {
      _ = $0.add(.text("Ann"), name: nil, most: 9)
      $0.lastUsed = "s2"
    }
    let all = try two.read()
    #expect(all.all.map(\.id) == ["s3", "s2", "s1"])
    #expect(all["s1"]?.signature == drawn)
    #expect(all["s2"]?.signature.content == .image([0, 255]))
    #expect(all.lastUsed == "s2")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test(arguments: ["", "{", "[]", #"{"version":9,"signatures":[],"lastNumber":0}"#])
  func aBrokenFileIsSetAside(_ text: String) throws {
    let file = SignaturesFile(path)
    try FileManager.default.createDirectory(
      atPath: folder.appending(path: "deep").path, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
    #expect(try file.read().all.isEmpty)
    try file.change { _ = $0.add(.text("Ann"), name: nil, most: 9) }
    #expect(try file.read().all.count == 1)
    #expect(FileManager.default.fileExists(atPath: path + ".broken-1"))
  }
}
