// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Why a file cannot be written, by an error number of the system's.
struct FileProblem {
  private let number: Int32

  init(_ number: Int32) { self.number = number }

  /// The problem, and its remedy.
  var sentence: String {
    let why = String(cString: strerror(number))
    guard let advice = FileProblem.advice[number] else { return why + "." }
    return "\(why). \(advice)"
  }

  private static let room = "Make room on the disk, or give another path."
  private static let rights = "See to the permissions of its folder, or give another path."
  private static let advice: [Int32: String] = [
    ENOSPC: room, EDQUOT: room, EFBIG: room, EACCES: rights, EPERM: rights,
    EROFS: "The disk can only be read: give another path.",
    ENOENT: "Its folder is not there any more: make it, or give another path.",
    ENOTDIR: "Its folder is a file: give another path.",
    ENAMETOOLONG: "Give a shorter name.",
    ELOOP: "Its symbolic links lead in a circle: give another path.",
  ]
}
