// SPDX-License-Identifier: AGPL-3.0-or-later

import CSandbox
import Editing
import System

/// A server that is confined to folders by `--root`.
public final class RootedServer {
  private static let folderPrefix = "recto-root-"
  /// The server's private temporary folder, instead of the shared one.
  private let temporaryFolder: TemporaryFolder?

  /// Confines this process to the roots of its configuration, if any. Call it before the process has
  /// another thread. From then on it and all of its workers can use only these, the folders of state
  /// and caches, a temporary folder of its own, shared memory, and what programs read of the system.
  ///
  /// - Throws: ``UsageError`` if a root is no folder, or if nothing would confine the server.
  public init(_ configuration: inout MainLoop.Configuration) throws(UsageError) {
    let isWorker = configuration.workerSerial != nil
    guard !configuration.rootFolders.isEmpty, !isWorker else {
      temporaryFolder = nil
      configuration.settleRoots(configuration.rootFolders)
      return
    }
    var folders: [String] = []
    for folder in configuration.rootFolders {
      var status = stat()
      guard let real = FilePath.destination(of: folder), stat(real, &status) == 0,
        status.st_mode & S_IFMT == S_IFDIR
      else { throw UsageError("--root takes a folder; \(folder) is not a folder.") }
      folders.append(real)
    }
    temporaryFolder = try RootedServer.makeTemporaryFolder(&configuration)
    for folder in [configuration.stateDirectory, configuration.cacheDirectory] {
      if let folder, !folder.isEmpty { FilePath.makeFolder(folder) }
    }
    configuration.settleRoots(folders)
    guard !configuration.enterLandlock() else { return }
    let why = String(cString: strerror(errno))
    guard configuration.hasWorkers, configuration.hasSandbox else {
      temporaryFolder?.remove()
      throw UsageError(
        "--root needs workers and their sandbox, or a kernel with Landlock of version 2 (\(why)).")
    }
  }

  /// Removes the temporary files. Landlock does not let the server remove the folder itself: the next
  /// server does.
  public func end() { temporaryFolder?.remove() }

  private static func makeTemporaryFolder(
    _ configuration: inout MainLoop.Configuration
  ) throws(UsageError) -> TemporaryFolder {
    let parent = configuration.temporaryFolder
    for name in FolderListing.names(in: parent) where name.hasPrefix(folderPrefix) {
      TemporaryFolder.removeAbandoned(in: parent + "/" + name, prefix: Front.folderPrefix)
    }
    TemporaryFolder.removeAbandoned(in: parent, prefix: folderPrefix)
    guard let folder = TemporaryFolder(in: parent, prefix: folderPrefix) else {
      throw UsageError(
        "--root needs a temporary folder; there can be none in \(parent): "
          + "\(String(cString: strerror(errno))).")
    }
    configuration.temporaryFolder = folder.path
    // The workers read the environment variable.
    setenv("TMPDIR", folder.path, 1)
    return folder
  }
}

extension MainLoop.Configuration {
  /// Sets the roots to their canonical paths.
  fileprivate mutating func settleRoots(_ folders: [String]) {
    guard !folders.isEmpty else { return }
    rootFolders = folders
    roots = Roots(
      folders, stateDirectory: stateDirectory, cacheDirectory: cacheDirectory,
      temporaryFolder: temporaryFolder)
  }

  /// Makes the kernel confine this process to its roots; `false`, with the reason in `errno`, if
  /// Landlock is missing or too old.
  func enterLandlock() -> Bool {
    let own = [stateDirectory, cacheDirectory].compactMap { $0 }.filter { !$0.isEmpty }
    var writable = (rootFolders + own + [temporaryFolder, "/dev/shm"]).map { strdup($0) }
    var readable = ServerPlaces.readable.map { strdup($0) }
    defer { for path in writable + readable { free(path) } }
    (writable, readable) = (writable + [nil], readable + [nil])
    return writable.withUnsafeBufferPointer { writable in
      readable.withUnsafeBufferPointer { readable in
        writable.withMemoryRebound(to: UnsafePointer<CChar>?.self) { writable in
          readable.withMemoryRebound(to: UnsafePointer<CChar>?.self) { readable in
            csb_confine(writable.baseAddress, readable.baseAddress) > 0
          }
        }
      }
    }
  }
}
