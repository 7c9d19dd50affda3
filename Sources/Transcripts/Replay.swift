// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import System

/// Performs a file's transcripts for `recto replay`, and reports the outcome. Their documents are copies:
/// what a transcript saves is gone afterwards.
public struct Replay {
  /// The report, with one line or more for each fence.
  public private(set) var lines: [String] = []
  public private(set) var isAsWritten = true

  /// - Parameters:
  ///   - path: the Markdown file.
  ///   - fixtures: the folder for `$FIXTURES`; the folder of the file unless given.
  ///   - hasScriptProcesses: whether scripts have processes of this program, `recto`.
  /// - Throws: ``TranscriptError`` if the file cannot be read; `EngineError` if there is not enough
  ///   memory.
  public init(_ path: String, fixtures: String?, hasScriptProcesses: Bool) throws {
    let transcript = try TranscriptFile.read(path)
    let folder = try Replay.absolute(fixtures ?? FilePath.folder(of: path))
    for fence in transcript.fences where fence.kind == .messages {
      let temporary = try TemporaryFolder.ofTranscript()
      defer { temporary.remove() }
      let copies = try FixtureCopies(of: fence, in: folder)
      defer { copies.remove() }
      let session = try TranscriptSession.inProcess(
        fixtures: copies.path, temporary: temporary.path,
        copies: Replay.absolute(FilePath.folder(of: path)) + "/" + Replay.copies(of: path),
        origin: fence.origin, hasScriptProcesses: hasScriptProcesses)
      tell(of: Performance(of: fence, in: session), path)
    }
    let raw = transcript.fences.count { $0.kind == .bytes }
    if raw > 0 { lines.append("\(path): \(raw) with raw bytes passed over") }
    if transcript.fences.isEmpty {
      lines.append("\(path): the file has no transcript: see CONTRIBUTING.md.")
      isAsWritten = false
    }
  }

  private mutating func tell(of performance: Performance, _ path: String) {
    let fence = performance.fence
    let title = fence.headings.last.map { " (\($0))" } ?? ""
    if performance.isAsWritten {
      lines.append("\(path):\(fence.line)\(title): as written")
    } else {
      lines += performance.report(path: path)
      isAsWritten = false
    }
  }

  /// The name of the folder with the documents of a recorded session.
  private static func copies(of path: String) -> String {
    RecordFile.copies(of: String(FilePath.name(of: path)))
  }

  private static func absolute(_ path: String) throws(TranscriptError) -> String {
    guard let real = realpath(path, nil) else {
      throw .file(path: path, purpose: "find the folder", reason: String(cString: strerror(errno)))
    }
    defer { free(real) }
    return String(cString: real)
  }
}

public typealias TemporaryFolder = Editing.TemporaryFolder

extension TemporaryFolder {
  /// A new folder for files that a transcript writes. Its path is absolute, without symbolic links.
  public static func ofTranscript() throws(TranscriptError) -> TemporaryFolder {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let real = realpath(parent, nil)
    defer { free(real) }
    guard let real, let folder = TemporaryFolder(in: String(cString: real)) else {
      throw .file(
        path: parent, purpose: "make a folder in", reason: String(cString: strerror(errno)))
    }
    return folder
  }
}
