// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// The rights to use a file that will be replaced: its owner, group, mode and access list.
struct FileAccess {
  private let path: String
  private let status: stat

  /// `nil` if there is no file.
  init?(ofFile path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (self.path, self.status) = (path, status)
  }

  /// Gives a new file these rights and attributes. The attributes are those of users and programs. If
  /// the user can keep neither the owner nor the group, an access list keeps the rights of both.
  ///
  /// - Throws: ``EditError/saveFailed(_:)`` if somebody could not use the new file any more.
  func pass(to descriptor: Int32) throws(EditError) {
    let replaced = FileBytes(path: path)
    replaced?.copyAttributes(to: descriptor)
    let (keepsOwner, keepsGroup) = passOwner(to: descriptor)
    var mode = status.st_mode & 0o7777
    // A program would run with the rights of the new owner and the new group.
    if !keepsOwner { mode &= ~S_ISUID }
    guard !keepsGroup else { return try set(mode, of: descriptor) }
    mode &= ~(S_ISGID | S_IRWXG)
    try set(mode | (mode & S_IRWXO) << 3, of: descriptor)
    let list = replaced?.accessList.flatMap(AccessList.init) ?? AccessList(mode: status.st_mode)
    guard list.isNeeded else { return }
    let wanted = list.handedOver(by: keepsOwner ? nil : status.st_uid, group: status.st_gid)
    guard FileBytes.setAccessList(wanted.bytes, of: descriptor) else {
      throw .saveFailed(
        "\(path) belongs to another user and group, who could not use the new file: give another "
          + "path.")
    }
  }

  /// Gives a new file the owner and group, as far as possible. Only root changes the owner, and only
  /// members of a group give files to it.
  private func passOwner(to descriptor: Int32) -> (keepsOwner: Bool, keepsGroup: Bool) {
    let (owner, group) = (status.st_uid, status.st_gid)
    var made = stat()
    guard fstat(descriptor, &made) == 0 else { return (false, false) }
    let isSame = made.st_uid == owner && made.st_gid == group
    if isSame || fchown(descriptor, owner, group) == 0 { return (true, true) }
    let keepsGroup = made.st_gid == group || fchown(descriptor, uid_t.max, group) == 0
    return (made.st_uid == owner, keepsGroup)
  }

  private func set(_ mode: mode_t, of descriptor: Int32) throws(EditError) {
    guard fchmod(descriptor, mode) == 0 else {
      throw .saveFailed("\(path) cannot keep its permissions: \(FileProblem(errno).sentence)")
    }
  }
}
