// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System
import Testing

@testable import Server

/// Memory that nobody else has open is painted white beside other work.
@Suite struct MemoryWhiteningTests {
  private static let count = 1 << 20
  private let name = "/recto-paint-\(UInt64.random(in: 0...UInt64.max))"
  private let hold: SharedMemoryHold
  private let memory: PixelMemory
  private let paint = MemoryWhitening()

  init() throws {
    let count = MemoryWhiteningTests.count
    let descriptor = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
    try #require(descriptor >= 0 && ftruncate(descriptor, count) == 0)
    hold = SharedMemoryHold(descriptor: descriptor)
    let mapped: UnsafeMutableRawPointer? = mmap(
      nil, count, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, descriptor, 0)
    let base = try #require(mapped)
    let start = UInt(bitPattern: base)
    memory = PixelMemory(base.assumingMemoryBound(to: UInt8.self), capacity: count) {
      munmap(UnsafeMutableRawPointer(bitPattern: start), count)
    }
    shm_unlink(name)
  }

  private var isWhite: Bool {
    UnsafeBufferPointer(start: memory.base, count: memory.capacity).allSatisfy { $0 == 255 }
  }

  /// Waits for the painting, which needs a processor; a second at most.
  private func waitUntilWhite() {
    var left = 100
    while left > 0, memory.base[memory.capacity - 1] != 255 {
      usleep(10_000)
      left -= 1
    }
    // The painter notes that it is done right after the last byte.
    usleep(100_000)
  }

  @Test func whatIsDoneIsWhite() throws {
    let isPainted = try SharedPictureBench.whenAlone {
      let coat = try #require(paint.begin(memory, hold))
      waitUntilWhite()
      return paint.end(coat)
    }
    #expect(isPainted)
    #expect(isWhite)
  }

  /// At whatever moment the painting ends, its answer is true, and nothing is painted afterwards.
  @Test func theAnswerIsTrueAtAnyTime() throws {
    for round in 0..<200 {
      memset(memory.base, 3, memory.capacity)
      let coat = try #require(paint.begin(memory, hold))
      if round % 4 > 0 { usleep(useconds_t(round)) }
      #expect(!paint.end(coat) || isWhite)
      memory.base[round] = 9
      #expect(memory.base[round] == 9)
    }
  }

  @Test func othersThatHaveItOpenPreventIt() throws {
    let early = open("/proc/self/fd/\(hold.descriptor)", O_RDWR)
    let other = try #require(paint.begin(memory, hold))
    usleep(100_000)
    #expect(!paint.end(other))
    close(early)
    let coat = try #require(paint.begin(memory, hold))
    waitUntilWhite()
    let late = open("/proc/self/fd/\(hold.descriptor)", O_RDWR)
    #expect(!paint.end(coat))
    close(late)
  }

  /// Nothing is written beyond the end of memory that was shortened.
  @Test func shortenedMemoryIsNotPainted() throws {
    for round in 0..<50 {
      ftruncate(hold.descriptor, MemoryWhiteningTests.count)
      memset(memory.base, 3, memory.capacity)
      let coat = try #require(paint.begin(memory, hold))
      if round % 2 > 0 { usleep(useconds_t(round)) }
      truncate("/proc/self/fd/\(hold.descriptor)", 10)
      _ = paint.end(coat)
    }
  }
}
