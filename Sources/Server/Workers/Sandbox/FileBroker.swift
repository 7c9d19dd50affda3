// SPDX-License-Identifier: AGPL-3.0-or-later

import CSandbox
import JSONRPC
import System

/// Uses files for a worker as its ``FileGrants`` allow. It opens, makes, renames, links, watches and
/// removes them, on its own thread, until the worker or the front closes the channel.
struct FileBroker: Sendable {
  private let channel: Int32
  private let grants: FileGrants
  private let scriptLibrary: String?

  /// - Parameters:
  ///   - channel: closed when the thread ends.
  ///   - scriptLibrary: the path of JavaScriptCore for the worker's scripts; `nil`: MuJS runs them.
  static func start(
    _ channel: Int32, _ grants: FileGrants, scriptLibrary: String? = nil
  ) throws(SystemError) {
    let broker = FileBroker(channel: channel, grants: grants, scriptLibrary: scriptLibrary)
    try spawnThread("file broker", stackSize: 256 << 10) {
      broker.run()
      close(channel)
    }
  }

  private func run() {
    var request = csb_request()
    var came: Int32 = -1
    // A worker has one document, whose scripts run in one process at a time.
    let children = ScriptChildren(library: scriptLibrary, most: 1)
    while csb_receive(channel, &request, &came) == 1 {
      defer { if came >= 0 { close(came) } }
      let (result, descriptor) =
        request.operation == CSB_SCRIPTS.rawValue ? started(children) : answer(request, came)
      defer { if descriptor >= 0 { close(descriptor) } }
      guard csb_answer(channel, result, descriptor) == 0 else { return }
    }
  }

  private func started(_ children: ScriptChildren) -> (Int64, Int32) {
    do throws(SystemError) { return (0, try children.start()) } catch {
      return (-Int64(error.number), -1)
    }
  }

  private func answer(_ request: csb_request, _ came: Int32) -> (Int64, Int32) {
    let (path, other) = withUnsafePointer(to: request) {
      (String(validatingCString: csb_path($0)), String(validatingCString: csb_new_path($0)))
    }
    guard let path, let other else { return (-Int64(EILSEQ), -1) }
    let operation = csb_operation(request.operation)
    switch operation {
    case CSB_OPEN: return opened(path, Int32(bitPattern: request.flags), request.mode)
    case CSB_WATCH:
      return (
        perform(path, .look, followsLast: true) { inotify_add_watch(came, $0, request.flags) }, -1
      )
    case CSB_MAKE_FOLDER: return (perform(path, .make) { mkdir($0, request.mode & 0o777) }, -1)
    case CSB_REMOVE: return (perform(path, .change) { unlink($0) }, -1)
    case CSB_REMOVE_FOLDER: return (perform(path, .change) { rmdir($0) }, -1)
    case CSB_RENAME, CSB_LINK:
      let result = perform(path, .change) { old in
        let result = perform(other, .change) { new in
          operation == CSB_LINK ? link(old, new) : rename(old, new)
        }
        if result < 0 { errno = Int32(-result) }
        return result < 0 ? -1 : Int32(result)
      }
      return (result, -1)
    default: return (-Int64(EINVAL), -1)
    }
  }

  private func opened(_ path: String, _ flags: Int32, _ mode: UInt32) -> (Int64, Int32) {
    let isNew = flags & (O_CREAT | O_EXCL) == O_CREAT | O_EXCL
    let isChange = flags & O_ACCMODE != O_RDONLY || flags & (O_CREAT | O_TRUNC | O_APPEND) != 0
    let use: FileUse = isChange ? .change : flags & O_DIRECTORY != 0 ? .look : .read
    let result = perform(path, use, followsLast: flags & O_NOFOLLOW == 0 && !isNew) {
      // Symbolic links have been resolved already; a new one at the path must not be followed.
      open($0, flags | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY, mode & 0o777)
    }
    return result < 0 ? (result, -1) : (0, Int32(result))
  }

  /// Uses a path if that is granted; returns the result, or the negated error number.
  private func perform(
    _ path: String, _ use: FileUse, followsLast: Bool = false, _ body: (String) -> Int32
  ) -> Int64 {
    guard let real = FilePath.canonical(path, followsLast: followsLast) else {
      return -Int64(errno)
    }
    guard grants.allows(real, use) else { return -Int64(FileBroker.refusal(real, use)) }
    let result = body(real)
    return result < 0 ? -Int64(errno) : Int64(result)
  }

  /// The error number for a refused use of a path. An existing file need not be made, and a missing one
  /// cannot be read. This is no secret, since a worker may look at names.
  private static func refusal(_ path: String, _ use: FileUse) -> Int32 {
    var status = stat()
    let isThere = lstat(path, &status) == 0
    switch use {
    case .make: return isThere ? EEXIST : EACCES
    case .read, .look: return isThere ? EACCES : ENOENT
    case .change: return EACCES
    }
  }
}
