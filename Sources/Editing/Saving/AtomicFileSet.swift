// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Files that are written one after the other and get their names together: all of them, or none.
final class AtomicFileSet {
  private var files: [AtomicFile] = []
  /// A folder to write in for each folder that a file goes to.
  private var folders: [String: TemporaryFolder] = [:]
  private let overwrites: Bool
  private static let prefix = ".recto-split-"

  /// - Parameters:
  ///   - overwriting: whether files that are there are replaced.
  ///   - followsLinks: whether symbolic links of these names lead to the files to replace; else the
  ///     links themselves are replaced.
  /// - Throws: ``EditError/saveFailed(_:)`` if one of them cannot be written, as far as that shows now.
  init(_ paths: [String], overwriting: Bool, followsLinks: Bool) throws(EditError) {
    overwrites = overwriting
    for (index, wanted) in paths.enumerated() {
      try requireFree(wanted)
      let target = try AtomicFile.target(wanted, followsLinks: followsLinks)
      let folder = try folder(in: AtomicFile.parent(of: target.path))
      files.append(AtomicFile(target, in: folder, as: Self.name(index)))
    }
  }

  deinit { discard() }

  /// The paths.
  var paths: [String] { files.map(\.path) }

  /// The path of a file until it gets its name.
  func temporaryPath(_ index: Int) -> String { files[index].temporaryPath }

  /// Makes sure that a file is written completely, and returns its size in bytes.
  func seal(_ index: Int) throws(EditError) -> Int64 { try files[index].seal() }

  /// Gives all files their names. If one of them fails, those that are new are removed again; what was
  /// replaced until then stays replaced.
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
      files.first { AtomicFile.parent(of: $0.path) == parent }?.syncFolder()
    }
    discard()
  }

  /// Removes what was written and has no name.
  func discard() {
    for folder in folders.values { folder.remove() }
    folders = [:]
  }

  private func requireFree(_ path: String) throws(EditError) {
    var status = stat()
    guard overwrites || lstat(path, &status) != 0 else {
      throw .saveFailed("\(path) is there already: give another name, or set overwrite.")
    }
  }

  private func folder(in parent: String) throws(EditError) -> TemporaryFolder {
    if let known = folders[parent] { return known }
    guard let folder = TemporaryFolder(in: parent, prefix: Self.prefix) else {
      throw .saveFailed("\(parent) cannot be written to: \(FileProblem(errno).sentence)")
    }
    TemporaryFolder.removeAbandoned(
      in: parent, prefix: Self.prefix, holding: Set((0..<Self.most).map(Self.name)))
    folders[parent] = folder
    return folder
  }

  /// More files than this are not written at once.
  private static let most = 10_000

  private static func name(_ index: Int) -> String { "\(index).pdf" }
}
