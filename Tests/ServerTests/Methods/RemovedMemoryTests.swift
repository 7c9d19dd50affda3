// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import System
import Testing

/// Shared memory that the client removes is drawn in again, under another name, once nobody uses it.
@Suite struct RemovedMemoryTests {
  private let client: Client

  init() throws { client = try Client("simple.pdf") }

  private func draw(width: Int = 30, page: Int = 0) throws -> String {
    let shared = try client.ask(
      "page/render",
      #""pageIndex": \#(page), "delivery": "sharedMemory", "format": "rgba", "width": \#(width)"#)
    return try #require(shared["sharedMemory.name"]?.string)
  }

  private func status(_ name: String) throws -> stat {
    var status = stat()
    try #require(stat("/dev/shm" + name, &status) == 0)
    return status
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: "/dev/shm" + name))
  }

  private func inline(width: Int, page: Int = 0) throws -> Data {
    let tree = try client.ask(
      "page/render", #""pageIndex": \#(page), "format": "rgba", "width": \#(width)"#)
    return try #require(Data(base64Encoded: tree["data"]?.string ?? ""))
  }

  /// Whether the system grants leases, which tell whether memory is in use.
  private func canTell(_ name: String) throws -> Bool { try status(name).st_nlink == 2 }

  @Test func removedMemoryHasTheNextPicture() throws {
    let first = try draw()
    guard try canTell(first) else { return }
    let node = try status(first).st_ino
    // The client draws over the picture, and removes it.
    try Data(repeating: 7, count: 4800).write(to: URL(filePath: "/dev/shm" + first))
    shm_unlink(first)
    let second = try draw(page: 1)
    defer { shm_unlink(second) }
    #expect(second != first)
    #expect(try status(second).st_ino == node)
    #expect(try status(second).st_mode & 0o7777 == 0o600)
    #expect(try bytes(second) == inline(width: 30, page: 1))
  }

  @Test func aPictureThatTheClientStillMapsStays() throws {
    let first = try draw()
    guard try canTell(first) else { return }
    let node = try status(first).st_ino
    let picture = try inline(width: 30)
    let descriptor = shm_open(first, O_RDONLY, 0)
    let mapped = mmap(nil, picture.count, PROT_READ, MAP_SHARED, descriptor, 0)
    close(descriptor)
    shm_unlink(first)
    let base = try #require(mapped)
    let second = try draw(page: 1)
    #expect(try status(second).st_ino != node)
    #expect(Data(bytes: base, count: picture.count) == picture)
    shm_unlink(second)
    munmap(base, picture.count)
    // The newest of both.
    let third = try draw(page: 1)
    defer { shm_unlink(third) }
    #expect(try bytes(third) == inline(width: 30, page: 1))
  }

  /// Fresh memory is as large as its picture.
  @Test func anotherSizeGetsOtherMemory() throws {
    let first = try draw()
    guard try canTell(first) else { return }
    let node = try status(first).st_ino
    shm_unlink(first)
    let small = try draw(width: 24)
    defer { shm_unlink(small) }
    #expect(try status(small).st_ino != node)
    #expect(try bytes(small) == inline(width: 24))
  }

  /// Memory that was returned, and removed all the same, may be used under another name only.
  @Test func returnedAndRemoved() throws {
    let first = try draw()
    guard try canTell(first) else { return }
    _ = try client.attempt("render/release", #""sharedMemory": "\#(first)""#)
    shm_unlink(first)
    let second = try draw()
    defer { shm_unlink(second) }
    #expect(second != first)
    #expect(try bytes(second) == inline(width: 30))
  }

  @Test func onlyAFewPiecesStayAfterTheirRemoval() throws {
    let names = try (0..<7).map { _ in try draw() }
    defer { for name in names { shm_unlink(name) } }
    guard try canTell(names[6]) else { return }
    #expect(try names.count { try canTell($0) } <= 5)
    _ = try client.answers(#"{"jsonrpc": "2.0", "method": "exit"}"#)
    #expect(try names.count { try canTell($0) } == 0)
  }
}
