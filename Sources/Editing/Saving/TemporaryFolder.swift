// SPDX-License-Identifier: AGPL-3.0-or-later

import Glibc

/// A folder for one file on its way, which only the user can enter. It is locked as long as it is used,
/// so that one whose process died is told from one that is in use.
struct TemporaryFolder {
  let path: String
  var file: String { path + "/" + TemporaryFolder.name }

  private static let prefix = ".recto-"
  private static let name = "document.pdf"
  private let descriptor: Int32

  /// `nil` where there can be none, with the reason in `errno`.
  init?(in parent: String) {
    var template = Array((parent + "/" + TemporaryFolder.prefix + "XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 { flock(descriptor, LOCK_EX | LOCK_NB) }
  }

  func remove() {
    unlink(file)
    rmdir(path)
    if descriptor >= 0 { close(descriptor) }
  }

  /// Removes what processes left behind beside it when they died.
  ///
  /// - Parameter age: in seconds; one that was made just now may not be locked yet.
  func removeAbandoned(in parent: String, age: Int = 10) {
    var own = stat()
    guard descriptor >= 0, fstat(descriptor, &own) == 0, let folder = opendir(parent) else {
      return
    }
    defer { closedir(folder) }
    let latest = own.st_ctim.tv_sec - age
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let prefix = TemporaryFolder.prefix
      guard name.hasPrefix(prefix), name.utf8.count == prefix.utf8.count + 6 else { continue }
      TemporaryFolder.removeIfAbandoned(parent + "/" + name, madeUntil: latest)
    }
  }

  private static func removeIfAbandoned(_ path: String, madeUntil latest: Int) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
      status.st_ctim.tv_sec <= latest, flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else { return }
    unlink(path + "/" + name)
    rmdir(path)
  }
}
