// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// What real files play is listed, and written to files or refused with a reason.
@Suite(.enabled(if: Corpus.isThere, "there is no ../shared/corpus"))
struct MediaCorpusTests {
  /// Every tenth file and those that are about media, or all of them with `RECTO_SWEEP=1`.
  static let files = Corpus.files.enumerated().filter { place, file in
    let name = file.lastPathComponent.lowercased()
    return Corpus.isSweep || place.isMultiple(of: 10)
      || ["media", "sound", "movie", "video"].contains { name.contains($0) }
  }.map(\.element)

  @Test func allMediaAreListedAndOpened() throws {
    var server = try RectoProcess()
    var listed = 0
    for file in Self.files {
      do {
        listed += try open(file, server)
      } catch let gone as RectoProcess.Gone {
        Issue.record("\(file.lastPathComponent): \(gone)")
        server = try RectoProcess()
      }
    }
    #expect(listed > 0)
  }

  /// - Returns: how many media the file has.
  private func open(_ file: URL, _ server: RectoProcess) throws -> Int {
    let name = file.lastPathComponent
    let open = try server.request("document/open", ["path": .string(file.path)], within: 20)
    guard let id = open[member: "result"]?[member: "documentId"] else { return 0 }
    defer {
      _ = try? server.request("document/close", ["documentId": id, "discard": true], within: 20)
    }
    let list = try server.request("media/list", ["documentId": id], within: 60)
    guard case .array(let media)? = list[member: "result"]?[member: "media"] else {
      let kind = list[member: "error"]?[member: "data"]?[member: "kind"]?.string
      #expect(kind == "damaged", "\(name): \(list.wireText.prefix(300))")
      return 0
    }
    for each in media.prefix(20) {
      guard let annotation = each[member: "annotationId"] else { continue }
      let answer = try server.request(
        "media/open", ["documentId": id, "annotationId": annotation], within: 20)
      if let path = answer[member: "result"]?[member: "path"]?.string {
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        #expect(size ?? 0 > 0, "\(name): \(path)")
      } else {
        let why = answer[member: "error"]?[member: "message"]?.string
        #expect(why?.isEmpty == false, "\(name): \(answer.wireText.prefix(300))")
      }
    }
    return media.count
  }
}
