// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import System

/// An extended attribute of files.
struct FileAttribute {
  let name: String

  static let tag = FileAttribute(name: "user.recto.tag")
  static let accessList = FileAttribute(name: "system.posix_acl_access")

  /// An access list (acl(5)) with the mode 0640, by which user 65534 may read the file, too.
  static let listOfNobody: [UInt8] = [
    [2, 0, 0, 0], entry(1, 6), entry(2, 4, user: [0xFE, 0xFF, 0, 0]), entry(4, 4), entry(16, 4),
    entry(32, 0),
  ].flatMap { $0 }

  private static func entry(
    _ tag: UInt8, _ rights: UInt8, user: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF]
  ) -> [UInt8] { [tag, 0, rights, 0] + user }

  /// Whether the file system took a value.
  func set(_ value: some Sequence<UInt8>, on file: URL) -> Bool {
    let bytes = Array(value)
    return function("setxattr", as: Setter.self)(file.path, name, bytes, bytes.count, 0) == 0
  }

  func set(_ value: String, on file: URL) -> Bool { set(value.utf8, on: file) }

  /// `nil` if the file has none.
  func value(of file: URL) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = function("getxattr", as: Getter.self)(file.path, name, &bytes, bytes.count)
    return count < 0 ? nil : Array(bytes.prefix(count))
  }

  private typealias Setter =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, Int32
    ) -> Int32
  private typealias Getter =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer, Int
    ) -> Int

  /// A function of the C library that Swift's module of it leaves out.
  private func function<F>(_ name: String, as type: F.Type) -> F {
    unsafeBitCast(dlsym(nil, name), to: type)
  }
}
