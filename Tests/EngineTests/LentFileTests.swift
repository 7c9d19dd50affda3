// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

/// Files that are mapped keep their bytes, whatever other programs do with them.
@Suite struct LentFileTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private static let bytes: [UInt8] = {
    let words = (0..<1_125_000).map { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 }
    return words.withUnsafeBytes { Array($0) }
  }()
  private var bytes: [UInt8] { LentFileTests.bytes }

  private func held() throws -> HeldBytes {
    try Data(bytes).write(to: file)
    return try reopened()
  }

  private func reopened() throws -> HeldBytes {
    let descriptor = open(file.path, O_RDONLY)
    defer { close(descriptor) }
    try #require(descriptor >= 0)
    return HeldBytes(descriptor, count: bytes.count)
  }

  private func matches(_ held: HeldBytes) -> Bool {
    bytes.withUnsafeBytes { held.has($0, at: 0) }
  }

  /// What another program does with the file.
  enum Change: CaseIterable { case write, truncate, truncateByName, map, replace, remove }

  private func change(_ change: Change) throws {
    switch change {
    case .write:
      let handle = try FileHandle(forWritingTo: file)
      try handle.write(contentsOf: Data(count: bytes.count))
      try handle.close()
    case .truncate: close(open(file.path, O_WRONLY | O_TRUNC))
    case .truncateByName: #expect(truncate(file.path, 10) == 0)
    case .map:
      let descriptor = open(file.path, O_RDWR)
      defer { close(descriptor) }
      let base = try #require(
        mmap(nil, bytes.count, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0))
      memset(base, 0, bytes.count)
      munmap(base, bytes.count)
    case .replace: try Data(count: 100).write(to: file, options: .atomic)
    case .remove: try FileManager.default.removeItem(at: file)
    }
  }

  @Test(arguments: Change.allCases, [false, true])
  func theBytesStay(change: Change, isRested: Bool) throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let held = try held()
    #expect(matches(held))
    let start = held.start
    if isRested { held.rest() }
    try self.change(change)
    #expect(matches(held))
    #expect(held.start == start)
    held.rest()
    #expect(matches(held))
  }

  /// Whether the system grants leases on files of the temporary folder. (1024 is Linux's F_SETLEASE, which
  /// the C library hides.)
  private static let hasLeases: Bool = {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let descriptor = open(path, O_RDONLY | O_CREAT | O_EXCL, 0o600)
    defer {
      close(descriptor)
      unlink(path)
    }
    return fcntl(descriptor, 1024, Int32(F_RDLCK)) == 0
  }()

  @Test(.enabled(if: hasLeases, "the system grants no leases"))
  func theFileIsMappedUntilItIsWritten() throws {
    func isMapped() throws -> Bool {
      try String(contentsOfFile: "/proc/self/maps", encoding: .utf8).contains(file.path)
    }
    defer { try? FileManager.default.removeItem(at: file) }
    let held = try held()
    #expect(try isMapped())
    try change(.write)
    #expect(try !isMapped())
    #expect(matches(held))
  }

  @Test func aReaderOfTheFileDoesNotWait() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let first = try held()
    let second = try reopened()
    try change(.write)
    #expect(matches(first) && matches(second))
    // The third reads what is there now.
    #expect(!matches(try reopened()))
  }

  /// Bytes are read, and dropped, while others want to write them.
  @Test func anyOrderOfThreads() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(bytes).write(to: file)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for round in 0..<40 {
        group.addTask {
          let held = try reopened()
          if round % 3 == 0 { held.rest() }
          #expect(matches(held))
        }
        // Writes what is there already.
        group.addTask { try FileHandle(forUpdating: file).write(contentsOf: Data(bytes[..<5000])) }
      }
      try await group.waitForAll()
    }
  }
}
