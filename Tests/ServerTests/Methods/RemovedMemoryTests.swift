// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import System
import Testing

/// Shared memory that the client removes is drawn in again, under another name, once nobody uses it.
@Suite(.enabled(if: SharedPictureBench.hasLeases, "the system grants no leases"))
struct RemovedMemoryTests {
  private let bench: SharedPictureBench

  init() throws { bench = try SharedPictureBench() }

  @Test func removedMemoryHasTheNextPicture() throws {
    let isReused = try SharedPictureBench.whenAlone {
      let first = try bench.draw()
      let node = try bench.status(first).st_ino
      // The client draws over the picture, and removes it.
      try Data(repeating: 7, count: 4800).write(to: bench.file(first))
      shm_unlink(first)
      let second = try bench.draw(page: 1)
      defer { shm_unlink(second) }
      #expect(second != first)
      #expect(try bench.status(second).st_mode & 0o7777 == 0o600)
      #expect(try bench.bytes(second) == bench.inline(width: 30, page: 1))
      return try bench.status(second).st_ino == node
    }
    #expect(isReused)
  }

  @Test func aPictureThatTheClientStillMapsStays() throws {
    let first = try bench.draw()
    let node = try bench.status(first).st_ino
    let picture = try bench.inline(width: 30)
    let descriptor = shm_open(first, O_RDONLY, 0)
    let mapped = mmap(nil, picture.count, PROT_READ, MAP_SHARED, descriptor, 0)
    close(descriptor)
    shm_unlink(first)
    let base = try #require(mapped)
    let second = try bench.draw(page: 1)
    #expect(try bench.status(second).st_ino != node)
    #expect(Data(bytes: base, count: picture.count) == picture)
    shm_unlink(second)
    munmap(base, picture.count)
    // The newest of both.
    let third = try bench.draw(page: 1)
    defer { shm_unlink(third) }
    #expect(try bench.bytes(third) == bench.inline(width: 30, page: 1))
  }

  /// Fresh memory is as large as its picture.
  @Test func anotherSizeGetsOtherMemory() throws {
    let first = try bench.draw()
    let node = try bench.status(first).st_ino
    shm_unlink(first)
    let small = try bench.draw(width: 24)
    defer { shm_unlink(small) }
    #expect(try bench.status(small).st_ino != node)
    #expect(try bench.bytes(small) == bench.inline(width: 24))
  }

  /// Memory that was returned, and removed all the same, may be used under another name only.
  @Test func returnedAndRemoved() throws {
    let first = try bench.draw()
    try bench.release(first)
    shm_unlink(first)
    let second = try bench.draw()
    defer { shm_unlink(second) }
    #expect(second != first)
    #expect(try bench.bytes(second) == bench.inline(width: 30))
  }

  @Test func onlyAFewPiecesStayAfterTheirRemoval() throws {
    let names = try (0..<7).map { _ in try bench.draw() }
    defer { for name in names { shm_unlink(name) } }
    func isKept(_ name: String) throws -> Bool { try bench.status(name).st_nlink == 2 }
    #expect((1...5).contains(try names.count(where: isKept)))
    _ = try bench.client.answers(#"{"jsonrpc": "2.0", "method": "exit"}"#)
    #expect(try names.count(where: isKept) == 0)
  }
}
