// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import System

/// A document in a folder of its own, which other programs write anew.
final class ChangingFile {
  let folder: URL
  let file: URL
  var state: URL { folder.appending(path: "state") }

  init(_ fixture: String = "simple.pdf") throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "recto-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: "document.pdf")
    try ChangingFile.bytes(fixture).write(to: file)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  static func bytes(_ fixture: String) throws -> Data {
    try Data(
      contentsOf: URL(filePath: #filePath).appending(path: "../../../Fixtures/\(fixture)")
        .standardized)
  }

  /// As an editor saves: another file takes the name.
  func replace(by bytes: Data) throws {
    let draft = folder.appending(path: "draft")
    try bytes.write(to: draft)
    guard rename(draft.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// As TeX writes: the file is emptied, then filled in pieces.
  func overwrite(by bytes: Data, pieces: Int = 1, pause: UInt32 = 0) throws {
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 0)
    let size = (bytes.count + pieces - 1) / pieces
    for piece in 0..<pieces {
      try handle.write(contentsOf: bytes.dropFirst(piece * size).prefix(size))
      if piece < pieces - 1 { usleep(pause) }
    }
    try handle.close()
  }
}
