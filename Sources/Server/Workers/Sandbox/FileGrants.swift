// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Synchronization
import System

/// The files that one worker may open: those that the client's requests name, with related files,
/// and the server's own folders.
final class FileGrants: Sendable {
  private struct Paths {
    /// Files that may be read and replaced.
    var files: Set<ExactText> = []
    /// The files' folders. They may be listed, and may contain drafts that will replace the files.
    var folders: Set<ExactText> = []
    /// Folders in which everything is granted.
    var trees: Set<ExactText> = []
    /// Files that may only be read.
    var readable: Set<ExactText> = []
    /// The named paths that are symbolic links, which can get other targets.
    var links: Set<ExactText> = []
    /// The names of bookmark files that may be read in any folder: see ``maySurviveMove(_:)``.
    var names: Set<ExactText> = []
  }

  private let paths = Mutex(Paths())
  private let places: ServerPlaces
  private let roots: Roots?

  /// - Parameter roots: the folders to which other grants are confined; `nil`: no confinement.
  init(_ places: ServerPlaces, roots: Roots? = nil) {
    self.places = places
    self.roots = roots
  }

  /// Grants a file, or a folder with all its contents. The file need not exist.
  func grant(_ named: NamedPath) {
    let real = FilePath.canonical(named.path)
    let plain = FilePath.canonical(named.path, followsLast: false)
    // A link may lead to a file that does not exist yet.
    let destination = named.isFolder ? nil : FilePath.destination(of: named.path)
    let found = [real, plain, destination].compactMap { $0 }
    paths.withLock { paths in
      if named.isFolder {
        paths.trees.formUnion(found.map(\.exact))
      } else {
        paths.files.formUnion(found.map(\.exact))
        if FilePath.target(ofLink: named.path) != nil { paths.links.insert(ExactText(named.path)) }
        paths.folders.formUnion(found.map { ExactText(FilePath.folder(of: $0)) })
        paths.names.formUnion(found.map { ExactText(String(FilePath.name(of: $0))) })
      }
    }
  }

  /// Grants only reading of a file.
  func grantReading(_ path: String) {
    guard let real = FilePath.canonical(path) else { return }
    paths.withLock { _ = $0.readable.insert(ExactText(real)) }
  }

  /// Whether a canonical path may be used in this way.
  func allows(_ path: String, _ use: FileUse) -> Bool {
    if mayUse(path, use) { return true }
    let links = paths.withLock(\.links)
    guard !links.isEmpty else { return false }
    for link in links { grant(NamedPath(path: link.text, isFolder: false)) }
    return mayUse(path, use)
  }

  private func mayUse(_ path: String, _ use: FileUse) -> Bool {
    if places.allows(path, use) { return true }
    if roots?.cover(path) == false { return false }
    return paths.withLock { paths in
      let key = ExactText(path)
      if paths.files.contains(key) || paths.trees.contains(where: { path.isWithin($0.text) }) {
        return true
      }
      switch use {
      case .read where paths.readable.contains(key): return true
      case .look where paths.folders.contains(key): return true
      case .read
      where FileGrants.maySurviveMove(path)
        && paths.names.contains(ExactText(String(FilePath.name(of: path)))):
        return true
      case .read where isNotes(path, paths.files): return true
      default: return isDraft(path, paths.folders) || isLog(path, paths.files)
      }
    }
  }

  /// Whether a path is a file's draft or the draft's folder. The draft will replace the file.
  private func isDraft(_ path: String, _ folders: Set<ExactText>) -> Bool {
    let folder = FilePath.folder(of: path)
    if FilePath.name(of: path).hasPrefix(TemporaryFolder.draftPrefix) {
      return folders.contains(ExactText(folder))
    }
    return FilePath.name(of: folder).hasPrefix(TemporaryFolder.draftPrefix)
      && folders.contains(ExactText(FilePath.folder(of: folder)))
  }

  /// Whether a path belongs to a granted file's edit log.
  private func isLog(_ path: String, _ files: Set<ExactText>) -> Bool {
    guard let logs = places.logs, FilePath.folder(of: path).isExactly(logs) else { return false }
    let stem = FilePath.name(of: path).prefix { $0 != "." }
    return files.contains { EditLogFolder.stem(of: $0.text) == stem }
  }

  /// Whether a path is that of a granted file's SyncTeX file.
  private func isNotes(_ path: String, _ files: Set<ExactText>) -> Bool {
    for ending in [".synctex", ".synctex.gz"] where path.hasSuffix(ending) {
      let stem = path.utf8.dropLast(ending.utf8.count)
      if files.contains(where: {
        $0.text.utf8.starts(with: stem) && isExtension($0.text.utf8.dropFirst(stem.count))
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

/// Whether the rest of a path is a file extension or empty.
private func isExtension(_ rest: Substring.UTF8View) -> Bool {
  guard let first = rest.first else { return true }
  return first == UInt8(ascii: ".") && !rest.dropFirst().contains { $0 == first || $0 == 47 }
}

/// A worker's use of a path.
enum FileUse {
  /// Read a file.
  case read
  /// List, sync or watch a folder.
  case look
  /// Make a folder.
  case make
  /// Write, make, rename or remove a file or a folder.
  case change
}
