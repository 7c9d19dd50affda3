// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A file whose first line is a password. A file keeps the password out of the list of processes.
public enum PasswordFile {
  /// The largest file that is read, in bytes.
  private static let largest = 64 << 10

  /// - Parameter path: `-` is standard input.
  /// - Throws: ``UsageError`` if the file cannot be read, or its first line is not UTF-8.
  public static func read(_ path: String) throws(UsageError) -> String {
    let descriptor = path == "-" ? dup(0) : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw UsageError("\(path) cannot be read: \(String(cString: strerror(errno))).")
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while bytes.count < largest, let byte = next(descriptor), byte != UInt8(ascii: "\n") {
      bytes.append(byte)
    }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    guard let password = String(validating: bytes, as: UTF8.self) else {
      throw UsageError("The first line of \(path) is not a password in UTF-8.")
    }
    return password
  }

  private static func next(_ descriptor: Int32) -> UInt8? {
    var byte: UInt8 = 0
    var count = System.read(descriptor, &byte, 1)
    while count < 0, errno == EINTR { count = System.read(descriptor, &byte, 1) }
    return count == 1 ? byte : nil
  }
}
