// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import System
import Testing

/// Shared memory that the client returns is drawn in again.
@Suite struct RenderReleaseTests {
  private let client: Client

  init() throws { client = try Client("simple.pdf") }

  private func draw(width: Int = 30, page: Int = 0) throws -> String {
    let shared = try client.ask(
      "page/render",
      #""pageIndex": \#(page), "delivery": "sharedMemory", "format": "rgba", "width": \#(width)"#)
    return try #require(shared["sharedMemory.name"]?.string)
  }

  private func release(_ name: String) throws -> JSONTree {
    try client.attempt("render/release", #""sharedMemory": "\#(name)""#)
  }

  private func bytes(_ name: String, count: Int) throws -> Data {
    try Data(contentsOf: URL(filePath: "/dev/shm" + name)).prefix(count)
  }

  private func inline(width: Int, page: Int = 0) throws -> Data {
    let tree = try client.ask(
      "page/render", #""pageIndex": \#(page), "format": "rgba", "width": \#(width)"#)
    return try #require(Data(base64Encoded: tree["data"]?.string ?? ""))
  }

  @Test func returnedMemoryHasTheNextPicture() throws {
    let name = try draw()
    defer { shm_unlink(name) }
    try Data(repeating: 7, count: 4800).write(to: URL(filePath: "/dev/shm" + name))
    #expect(try release(name)[member: "result"] != nil)
    #expect(try draw() == name)
    #expect(try bytes(name, count: 4800) == inline(width: 30))
    #expect(try release(name)[member: "result"] != nil)
    // A smaller one fits, too.
    #expect(try draw(width: 24) == name)
    #expect(try bytes(name, count: 24 * 32 * 4) == inline(width: 24))
  }

  /// Ways to write into memory that was returned, long after it was.
  enum Scribble: CaseIterable { case file, earlierMap, laterMap, laterMapThatIsGone }

  /// Returned memory is painted white before the next picture.
  @Test(arguments: Scribble.allCases) func whatTheClientScribblesNeverShows(way: Scribble) throws {
    let name = try draw()
    defer { shm_unlink(name) }
    _ = try release(name)
    // It is mapped since then.
    try #require(try draw() == name)
    func opened() throws -> UnsafeMutableRawPointer {
      let descriptor = shm_open(name, O_RDWR, 0)
      defer { close(descriptor) }
      return try #require(
        mmap(nil, 4800, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0))
    }
    let earlier = way == .earlierMap ? try opened() : nil
    _ = try release(name)
    usleep(50_000)
    var map = earlier
    switch way {
    case .file:
      let file = try FileHandle(forWritingTo: URL(filePath: "/dev/shm" + name))
      try file.write(contentsOf: Data(repeating: 7, count: 4800))
    case .earlierMap: break
    case .laterMap, .laterMapThatIsGone: map = try opened()
    }
    if let map { memset(map, 7, 4800) }
    if way == .laterMapThatIsGone, let map { munmap(map, 4800) }
    #expect(try draw(page: 1) == name)
    #expect(try bytes(name, count: 4800) == inline(width: 30, page: 1))
    if way != .laterMapThatIsGone, let map { munmap(map, 4800) }
  }

  @Test func whatTheClientKeepsIsNotDrawnIn() throws {
    let first = try draw()
    let second = try draw()
    defer { for name in [first, second] { shm_unlink(name) } }
    #expect(first != second)
    _ = try release(first)
    let large = try draw(width: 300)
    defer { shm_unlink(large) }
    #expect(large != first)
    #expect(large != second)
  }

  @Test func whatWasRemovedAllTheSameIsNotUsed() throws {
    let name = try draw()
    _ = try release(name)
    shm_unlink(name)
    let next = try draw()
    defer { shm_unlink(next) }
    #expect(next != name)
    _ = try release(next)
    truncate("/dev/shm" + next, 100)
    let last = try draw()
    defer { shm_unlink(last) }
    #expect(last != next)
  }

  @Test func namesThatTheClientDoesNotHaveAreRefused() throws {
    let name = try draw()
    defer { shm_unlink(name) }
    #expect(try release("/recto-other")["error.code"]?.integer == -32017)
    _ = try release(name)
    #expect(try release(name)["error.code"]?.integer == -32017)
  }

  @Test func theEndRemovesWhatWasReturned() throws {
    let (returned, kept) = (try draw(), try draw())
    defer { shm_unlink(kept) }
    _ = try release(returned)
    let descriptor = shm_open(returned, O_RDONLY, 0)
    defer { close(descriptor) }
    _ = try client.answers(#"{"jsonrpc": "2.0", "method": "exit"}"#)
    // Another test may have memory of that name meanwhile.
    var status = stat()
    #expect(fstat(descriptor, &status) == 0 && status.st_nlink == 0)
    #expect(FileManager.default.fileExists(atPath: "/dev/shm" + kept))
  }
}
