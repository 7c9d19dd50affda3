// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// A set of files that are renamed to their final paths together. They are written one after the other.
/// All are renamed, or none.
final class AtomicFileSet {
  private var files: [AtomicFile] = []
  /// A temporary folder for each target folder.
  private var folders: [ExactText: TemporaryFolder] = [:]
  private let overwrites: Bool

  /// - Parameters:
  ///   - overwriting: whether existing files are replaced.
  ///   - followsLinks: whether symbolic links of these names lead to the files to replace. If not, the
  ///     links themselves are replaced.
  /// - Throws: ``EditError/saveFailed(_:)`` if one of them cannot be written, as far as is known now.
  init(_ paths: [String], overwriting: Bool, followsLinks: Bool) throws(EditError) {
    overwrites = overwriting
    for (index, wanted) in paths.enumerated() {
      try requireFree(wanted)
      let target = try AtomicFile.target(wanted, followsLinks: followsLinks)
      let folder = try folder(in: FilePath.folder(of: target.path))
      files.append(AtomicFile(target, in: folder, as: Self.name(index)))
    }
  }

  deinit { discard() }

  var paths: [String] { files.map(\.path) }

  /// The path of a file until it is published.
  func temporaryPath(_ index: Int) -> String { files[index].temporaryPath }

  /// Work that checks that a file is complete, and syncs it. It waits for the disk.
  func sealing(_ index: Int) -> (outcome: SideResult<SealedFile, EditError>, work: SideWork) {
    files[index].sealing()
  }

  /// Renames all files to their final paths. If one of them fails, new files are removed again; files
  /// replaced until then stay replaced.
  func publish() throws(EditError) {
    var new: [String] = []
    for file in files { try requireFree(file.path) }
    do throws(EditError) {
      for file in files {
        var status = stat()
        let isNew = lstat(file.path, &status) != 0
        try file.publish()
        if isNew { new.append(file.path) }
      }
    } catch {
      for path in new { unlink(path) }
      throw error
    }
    for parent in folders.keys {
      files.first { FilePath.folder(of: $0.path).isExactly(parent.text) }?.syncFolder()
    }
    discard()
  }

  /// Removes the files that are not yet published.
  func discard() {
    for folder in folders.values { folder.remove() }
    folders = [:]
  }

  private func requireFree(_ path: String) throws(EditError) {
    var status = stat()
    guard overwrites || lstat(path, &status) != 0 else {
      throw .saveFailed("\(path) already exists: give another name, or set overwrite.")
    }
  }

  private func folder(in parent: String) throws(EditError) -> TemporaryFolder {
    if let known = folders[ExactText(parent)] { return known }
    guard let folder = TemporaryFolder(in: parent, prefix: TemporaryFolder.draftPrefix) else {
      throw .saveFailed("\(parent) cannot be written to: \(FileProblem(errno).sentence)")
    }
    TemporaryFolder.removeAbandoned(
      in: parent, prefix: TemporaryFolder.draftPrefix, holding: Set((0..<Self.most).map(Self.name)))
    folders[ExactText(parent)] = folder
    return folder
  }

  /// The most files that are written at once.
  private static let most = 10_000

  private static func name(_ index: Int) -> String { "\(index).pdf" }
}
