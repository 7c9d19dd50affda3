// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import System
import Testing

/// A client that has pages drawn in shared memory.
struct SharedPictureBench {
  let client: Client

  init() throws { client = try Client("simple.pdf") }

  /// Draws a page, and returns the memory's name.
  func draw(width: Int = 30, page: Int = 0) throws -> String {
    let shared = try client.ask(
      "page/render",
      #""pageIndex": \#(page), "delivery": "sharedMemory", "format": "rgba", "width": \#(width)"#)
    return try #require(shared["sharedMemory.name"]?.string)
  }

  /// The bytes of the same picture in the reply.
  func inline(width: Int = 30, page: Int = 0) throws -> Data {
    let tree = try client.ask(
      "page/render", #""pageIndex": \#(page), "format": "rgba", "width": \#(width)"#)
    return try #require(Data(base64Encoded: tree["data"]?.string ?? ""))
  }

  @discardableResult func release(_ name: String) throws -> JSONTree {
    try client.attempt("render/release", #""sharedMemory": "\#(name)""#)
  }

  func file(_ name: String) -> URL { URL(filePath: "/dev/shm" + name) }

  func bytes(_ name: String) throws -> Data { try Data(contentsOf: file(name)) }

  func status(_ name: String) throws -> stat {
    var status = stat()
    try #require(stat(file(name).path, &status) == 0)
    return status
  }

  /// Linux's F_SETLEASE, which the C library hides.
  private static let setLease: Int32 = 1024

  /// Tries again for a while: processes that other tests start have the memory open until they begin.
  static func whenAlone(_ succeeds: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<20 {
      if try succeeds() { return true }
      usleep(20_000)
    }
    return false
  }

  /// Whether the system grants leases, by which the server knows that nobody uses memory any more.
  static let hasLeases: Bool = {
    let name = "/recto-lease-\(UInt64.random(in: 0...UInt64.max))"
    let descriptor = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
    defer {
      close(descriptor)
      shm_unlink(name)
    }
    return whenAlone { fcntl(descriptor, setLease, Int32(F_WRLCK)) == 0 }
  }()
}
