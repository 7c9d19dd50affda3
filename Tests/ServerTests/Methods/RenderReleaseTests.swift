// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import System
import Testing

/// Shared memory that the client returns is drawn in again.
@Suite struct RenderReleaseTests {
  private let bench: SharedPictureBench

  init() throws { bench = try SharedPictureBench() }

  private func bytes(_ name: String, count: Int) throws -> Data {
    try bench.bytes(name).prefix(count)
  }

  @Test func returnedMemoryHasTheNextPicture() throws {
    let name = try bench.draw()
    defer { shm_unlink(name) }
    try Data(repeating: 7, count: 4800).write(to: bench.file(name))
    #expect(try bench.release(name)[member: "result"] != nil)
    #expect(try bench.draw() == name)
    #expect(try bytes(name, count: 4800) == bench.inline(width: 30))
    #expect(try bench.release(name)[member: "result"] != nil)
    // A smaller one fits, too.
    #expect(try bench.draw(width: 24) == name)
    #expect(try bytes(name, count: 24 * 32 * 4) == bench.inline(width: 24))
  }

  /// Ways to write into memory that was returned, long after it was.
  enum Scribble: CaseIterable { case file, earlierMap, laterMap, laterMapThatIsGone }

  /// Returned memory is painted white before the next picture.
  @Test(arguments: Scribble.allCases) func whatTheClientScribblesNeverShows(way: Scribble) throws {
    let name = try bench.draw()
    defer { shm_unlink(name) }
    try bench.release(name)
    // It is mapped since then.
    try #require(try bench.draw() == name)
    func opened() throws -> UnsafeMutableRawPointer {
      let descriptor = shm_open(name, O_RDWR, 0)
      defer { close(descriptor) }
      return try #require(
        mmap(nil, 4800, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0))
    }
    let earlier = way == .earlierMap ? try opened() : nil
    try bench.release(name)
    usleep(50_000)
    var map = earlier
    switch way {
    case .file:
      let file = try FileHandle(forWritingTo: bench.file(name))
      try file.write(contentsOf: Data(repeating: 7, count: 4800))
    case .earlierMap: break
    case .laterMap, .laterMapThatIsGone: map = try opened()
    }
    if let map { memset(map, 7, 4800) }
    if way == .laterMapThatIsGone, let map { munmap(map, 4800) }
    #expect(try bench.draw(page: 1) == name)
    #expect(try bytes(name, count: 4800) == bench.inline(width: 30, page: 1))
    if way != .laterMapThatIsGone, let map { munmap(map, 4800) }
  }

  @Test func whatTheClientKeepsIsNotDrawnIn() throws {
    let first = try bench.draw()
    let second = try bench.draw()
    defer { for name in [first, second] { shm_unlink(name) } }
    #expect(first != second)
    try bench.release(first)
    let large = try bench.draw(width: 300)
    defer { shm_unlink(large) }
    #expect(large != first)
    #expect(large != second)
  }

  @Test func whatWasRemovedAllTheSameIsNotUsed() throws {
    let name = try bench.draw()
    try bench.release(name)
    shm_unlink(name)
    let next = try bench.draw()
    defer { shm_unlink(next) }
    #expect(next != name)
    try bench.release(next)
    truncate("/dev/shm" + next, 100)
    let last = try bench.draw()
    defer { shm_unlink(last) }
    #expect(last != next)
  }

  @Test func namesThatTheClientDoesNotHaveAreRefused() throws {
    let name = try bench.draw()
    defer { shm_unlink(name) }
    #expect(try bench.release("/recto-other")["error.code"]?.integer == -32017)
    try bench.release(name)
    #expect(try bench.release(name)["error.code"]?.integer == -32017)
  }

  @Test func theEndRemovesWhatWasReturned() throws {
    let (returned, kept) = (try bench.draw(), try bench.draw())
    defer { shm_unlink(kept) }
    try bench.release(returned)
    let descriptor = shm_open(returned, O_RDONLY, 0)
    defer { close(descriptor) }
    _ = try bench.client.answers(#"{"jsonrpc": "2.0", "method": "exit"}"#)
    // Another test may have memory of that name meanwhile.
    var status = stat()
    #expect(fstat(descriptor, &status) == 0 && status.st_nlink == 0)
    #expect(FileManager.default.fileExists(atPath: "/dev/shm" + kept))
  }
}
