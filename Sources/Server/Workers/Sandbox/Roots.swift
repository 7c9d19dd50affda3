// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import System

/// The folders that `--root` confines a server to, and its own.
///
/// A request that names a file outside is refused. That gives the client a clear answer, but is not what
/// confines the server, because a path may lead elsewhere later. The ``FileBroker`` checks every path
/// that a worker opens, and Landlock every path of all processes: see ``RootedServer``.
struct Roots: Sendable {
  /// The confining folders, as canonical paths.
  let folders: [String]
  /// The folders of state and caches. Only their members of `initialize` may name them.
  private let kept: [String]
  private let temporaryFolder: String

  /// - Parameter folders: canonical paths.
  init(
    _ folders: [String], stateDirectory: String?, cacheDirectory: String?, temporaryFolder: String
  ) {
    self.folders = folders
    kept = [stateDirectory, cacheDirectory].compactMap { $0 }.filter { !$0.isEmpty }
      .compactMap(FilePath.destination)
    self.temporaryFolder = FilePath.destination(of: temporaryFolder) ?? temporaryFolder
  }

  /// Whether a process of the server may use a canonical path.
  func cover(_ path: String) -> Bool {
    (folders + kept + [temporaryFolder]).contains { path.isWithin($0) }
  }

  /// Refuses a request that names a file outside.
  ///
  /// - Throws: `notPermitted`, by `root`, whether or not the file exists.
  func check(_ params: JSONNode?) throws(RPCError) {
    guard let params else { return }
    for named in NamedPath.all(in: JSONTree(params), withServerFolders: true) {
      guard let place = FilePath.destination(of: named.path),
        folders.contains(where: { place.isWithin($0) })
          || (named.isServerFolder && kept.contains { place.isWithin($0) })
      else {
        throw RPCError(
          .notPermitted, "\(named.path) is outside the folders that the server may use.",
          data: [.init("by", .string("root"))])
      }
    }
  }
}
