// SPDX-License-Identifier: AGPL-3.0-or-later

import System
import Testing

@testable import Server

/// Shared memory of a picture that was prepared before the client asks for it.
@Suite struct ReleasedMemoryTests {
  private let name = "/recto-prepared-\(UInt64.random(in: 0...UInt64.max))"

  /// The client does not have it yet, even if it had memory of this name before.
  @Test(arguments: [true, false]) func onlyTheClientsMemoryIsReturned(isKept: Bool) throws {
    let descriptor = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
    try #require(descriptor >= 0 && ftruncate(descriptor, 4096) == 0)
    defer { shm_unlink(name) }
    let pictures = SharedPictures()
    pictures.lend(
      name, 4096, SharedMemoryHold(descriptor: descriptor, keeping: isKept ? name : nil))
    #expect(!pictures.giveBackFromClient(name))
    pictures.handOver(name)
    #expect(pictures.giveBackFromClient(name))
    #expect(!pictures.giveBackFromClient(name))
  }
}
