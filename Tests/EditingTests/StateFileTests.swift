// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Foundation
import Testing

@Suite struct StateFileTests {
  private let bench: Workbench
  private var folder: URL { bench.folder.appending(path: "state/deeper") }
  private var file: StateFile { StateFile(folder.appending(path: "it.json").path) }

  init() throws { bench = try Workbench("simple.pdf") }

  private var listing: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
  }

  @Test func itIsReadAsItWasWritten() throws {
    #expect(try file.read() == .none)
    try file.write(Array("first".utf8))
    try file.write(Array("the second one, which is longer than 32 bytes".utf8))
    #expect(try file.read() == .bytes(Array("the second one, which is longer than 32 bytes".utf8)))
    #expect(listing == ["it.json"])
  }

  @Test func whatIsSetAsideKeepsItsContent() throws {
    for number in 1...3 {
      try file.write([UInt8(number)])
      #expect(file.setAside()?.hasSuffix("it.json.broken-\(number)") == true)
    }
    #expect(listing == (1...3).map { "it.json.broken-\($0)" })
    #expect(try StateFile(folder.appending(path: "it.json.broken-2").path).read() == .bytes([2]))
  }

  @Test func aFolderInItsPlaceIsForeign() throws {
    try FileManager.default.createDirectory(
      atPath: file.path, withIntermediateDirectories: true)
    #expect(try file.read() == .foreign)
    #expect(file.setAside() != nil)
    try file.write([1])
    #expect(try file.read() == .bytes([1]))
  }

  /// Many at once: each reader sees a whole file.
  @Test func writersDoNotMix() async throws {
    let file = file
    await withTaskGroup(of: Void.self) { group in
      for writer in UInt8(1)...4 {
        group.addTask {
          for _ in 0..<20 {
            try? file.write([UInt8](repeating: writer, count: 50_000))
            guard case .bytes(let bytes)? = try? file.read() else {
              Issue.record("There is no file.")
              return
            }
            #expect(bytes.count == 50_000 && Set(bytes).count == 1)
          }
        }
      }
    }
    #expect(listing == ["it.json"])
  }
}
