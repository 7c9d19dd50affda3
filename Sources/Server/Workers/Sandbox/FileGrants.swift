// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Synchronization

/// The files that one worker may open: those that the client's requests name, with related files,
/// and the server's own folders.
final class FileGrants: Sendable {
  private struct Paths {
    /// Files that may be read and replaced.
    var files: Set<String> = []
    /// The files' folders, which may be listed and may contain drafts that will replace the files.
    var folders: Set<String> = []
    /// Folders in which everything is granted.
    var trees: Set<String> = []
    /// The names of bookmark files that may be read in any folder: see ``maySurviveMove(_:)``.
    var names: Set<Substring> = []
  }

  private let paths = Mutex(Paths())
  private let places: ServerPlaces
  private let roots: Roots?

  /// - Parameter roots: the folders to which other grants are confined; `nil`: no confinement.
  init(_ places: ServerPlaces, roots: Roots? = nil) {
    self.places = places
    self.roots = roots
  }

  /// Grants a file, whether or not it exists, or a folder with all its contents.
  func grant(_ named: NamedPath) {
    let real = FilePath.canonical(named.path)
    let plain = FilePath.canonical(named.path, followsLast: false)
    // A link may lead to a file that does not exist yet.
    let destination = named.isFolder ? nil : FilePath.destination(of: named.path)
    let found = Set([real, plain, destination].compactMap { $0 })
    paths.withLock { paths in
      if named.isFolder {
        paths.trees.formUnion(found)
      } else {
        paths.files.formUnion(found)
        paths.folders.formUnion(found.map(FilePath.folder))
        paths.names.formUnion(found.map(FilePath.name))
      }
    }
  }

  /// Whether a canonical path may be used in this way.
  func allows(_ path: String, _ use: FileUse) -> Bool {
    if places.allows(path, use) { return true }
    if roots?.cover(path) == false { return false }
    return paths.withLock { paths in
      if paths.files.contains(path) || paths.trees.contains(where: { path.isWithin($0) }) {
        return true
      }
      switch use {
      case .look where paths.folders.contains(path): return true
      case .read
      where FileGrants.maySurviveMove(path) && paths.names.contains(FilePath.name(of: path)):
        return true
      case .read where isNotes(path, paths.files): return true
      default: return isDraft(path, paths.folders) || isLog(path, paths.files)
      }
    }
  }

  /// Whether a path is that of a draft that will replace a file, or of the draft's folder.
  private func isDraft(_ path: String, _ folders: Set<String>) -> Bool {
    let folder = FilePath.folder(of: path)
    if FilePath.name(of: path).hasPrefix(TemporaryFolder.draftPrefix) {
      return folders.contains(folder)
    }
    return FilePath.name(of: folder).hasPrefix(TemporaryFolder.draftPrefix)
      && folders.contains(FilePath.folder(of: folder))
  }

  /// Whether a path belongs to the edit log of a file that is granted.
  private func isLog(_ path: String, _ files: Set<String>) -> Bool {
    guard let logs = places.logs, FilePath.folder(of: path) == logs else { return false }
    let stem = FilePath.name(of: path).prefix { $0 != "." }
    return files.contains { EditLogFolder.stem(of: $0) == stem }
  }

  /// Whether a path is that of the SyncTeX file of a granted file.
  private func isNotes(_ path: String, _ files: Set<String>) -> Bool {
    for ending in [".synctex", ".synctex.gz"] where path.hasSuffix(ending) {
      let stem = path.dropLast(ending.count)
      if files.contains(where: {
        $0 == stem || ($0.hasPrefix(stem) && $0.dropFirst(stem.count).isExtension)
      }) {
        return true
      }
    }
    return false
  }

  /// Bookmark files are looked for in the document's earlier folders. The worker itself keeps the
  /// list of these folders, so only the file's name can be checked.
  private static func maySurviveMove(_ path: String) -> Bool {
    path.hasSuffix(".json") || path.hasSuffix(".csv")
  }
}

extension Substring {
  fileprivate var isExtension: Bool {
    hasPrefix(".") && !dropFirst().contains { $0 == "." || $0 == "/" }
  }
}
