// SPDX-License-Identifier: AGPL-3.0-or-later

/// Why a file cannot be written, given a system error number.
public struct FileProblem {
  private let number: Int32
  private let isOfFile: Bool

  /// - Parameter isOfFile: whether the existing file itself forbids it, not its folder.
  public init(_ number: Int32, isOfFile: Bool = false) {
    (self.number, self.isOfFile) = (number, isOfFile)
  }

  /// The problem, and its remedy.
  public var sentence: String {
    let why = String(cString: strerror(number))
    let own = isOfFile ? FileProblem.adviceOnFile[number] : nil
    guard let advice = own ?? FileProblem.advice[number] else { return why + "." }
    return "\(why). \(advice)"
  }

  private static let room = "Make room on the disk, or give another path."
  private static let rights = "Check the permissions of its folder, or give another path."
  private static let advice: [Int32: String] = [
    ENOSPC: room, EDQUOT: room, EFBIG: room, EACCES: rights, EPERM: rights,
    EROFS: "The disk is read-only: give another path.",
    ENOENT: "Its folder does not exist: create it, or give another path.",
    ENOTDIR: "Its parent folder is a file: give another path.",
    ENAMETOOLONG: "Give a shorter name.",
    EBUSY: "It is a mount point: mount its folder instead, or give another path.",
    ELOOP: "Its symbolic links form a loop: give another path.",
  ]
  private static let fileRights = "Make the file writable, or give another path."
  private static let adviceOnFile: [Int32: String] = [EACCES: fileRights, EPERM: fileRights]
}
