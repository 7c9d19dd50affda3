// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import System

/// The server's and the system's folders that a worker may use. It may use them whatever its document
/// is.
struct ServerPlaces: Sendable {
  /// The folder with the edit logs of all documents.
  let logs: String?
  private let state: String?
  private let temporaryFolder: String
  /// The folders in which everything may be used.
  private let trees: [String]

  /// - Parameters: the folders from the configuration or, instead, from the client.
  init(stateDirectory: String?, cacheDirectory: String?, temporaryFolder: String) {
    func real(_ path: String) -> String { ServerPlaces.canonical(path) }
    let state = stateDirectory.flatMap { $0.isEmpty ? nil : real($0) }
    self.state = state
    logs = state.map { $0 + "/edits" }
    self.temporaryFolder = real(temporaryFolder)
    let cache = cacheDirectory.flatMap { $0.isEmpty ? nil : real($0) }
    trees =
      [
        state.map { $0 + "/media" }, state.map { $0 + "/bookmarks" },
        cache.map { $0 + "/thumbnails" },
      ]
      .compactMap { $0 }
  }

  func allows(_ path: String, _ use: FileUse) -> Bool {
    if trees.contains(where: { path.isWithin($0) }) { return true }
    if isTemporary(path) || isKept(path) { return true }
    switch use {
    case .read:
      return ServerPlaces.readable.contains { path.isWithin($0) }
        && !ServerPlaces.secret.contains { path.isWithin($0) }
    case .look: return path.isExactly(state ?? "") || path.isExactly(logs ?? "")
    case .make: return ([logs].compactMap { $0 } + trees).contains { $0.isWithin(path) }
    case .change: return path == "/dev/null"
    }
  }

  /// Whether a path is the user's signature file or its draft. Other processes' files do not count.
  private func isKept(_ path: String) -> Bool {
    guard let state, path.isWithin(state) else { return false }
    let rest = path.dropFirst(state.count + 1)
    return rest.hasPrefix("signatures.json") || rest.hasPrefix(TemporaryFolder.draftPrefix)
  }

  /// Whether a path is this server's temporary file in a shared folder. Documents of other workers do
  /// not count.
  private func isTemporary(_ path: String) -> Bool {
    if path.isWithin("/dev/shm") { return path.hasPrefix("/dev/shm/recto-") }
    guard path.isWithin(temporaryFolder) else { return false }
    let rest = path.dropFirst(temporaryFolder.count + 1)
    return rest.hasPrefix(TemporaryFolder.draftPrefix)
      || (rest.hasPrefix("recto-") && !rest.hasPrefix(Front.folderPrefix))
  }

  /// The files that programs read to run at all, and public certificates.
  static let readable = [
    "/dev/null", "/dev/urandom", "/dev/random", "/etc/ld.so.cache", "/etc/localtime", "/etc/ssl",
    "/etc/pki/tls", "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib",
    "/usr/share/ca-certificates", "/usr/local/share/ca-certificates", "/usr/share/zoneinfo",
    "/usr/share/locale", "/proc/meminfo", "/proc/sys/vm/overcommit_memory", "/proc/cpuinfo",
    "/sys/devices/system/cpu", "/proc/\(getpid())/mounts",
  ]
  private static let secret = ["/etc/ssl/private", "/etc/pki/tls/private"]

  /// A path with symbolic links resolved, as far as it exists.
  private static func canonical(_ path: String) -> String {
    if let real = FilePath.canonical(path) { return real }
    let folder = FilePath.folder(of: path)
    guard folder != path, folder != "." else { return path }
    return canonical(folder) + "/" + FilePath.name(of: path)
  }
}
