// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import System

/// Bytes are read and written completely, or the failure is told.
@Suite struct WholeTransferTests {
  private func withFile(_ body: (Int32) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL, 0o600)
    try #require(descriptor >= 0)
    defer {
      close(descriptor)
      unlink(path)
    }
    try body(descriptor)
  }

  @Test func whatIsWrittenIsRead() throws {
    try withFile { file in
      #expect(writeAll(Array("one two three".utf8), to: file))
      #expect(writeAll(Array("TWO".utf8), to: file, at: 4))
      #expect(readAll(file, at: 0, count: 100) == Array("one TWO three".utf8))
      #expect(readAll(file, at: 8, count: 3) == Array("thr".utf8))
      #expect(readAll(file, at: 100, count: 3) == [])
      #expect(readAll(file, at: 0, count: -1) == [])
      #expect(readWhole(file, largest: 13) == Array("one TWO three".utf8))
      #expect(readWhole(file, largest: 12) == nil)
    }
  }

  /// A pipe takes its bytes in several calls.
  @Test func aPipeGetsAllBytes() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reader, writer) = (ends[0], ends[1])
    let many = [UInt8](repeating: 7, count: 1 << 20)
    let thread = Thread {
      _ = writeAll(many, to: writer)
      close(writer)
    }
    thread.start()
    #expect(
      FileHandle(fileDescriptor: reader, closeOnDealloc: true).readDataToEndOfFile().count
        == many.count)
  }

  @Test func failuresAreTold() throws {
    #expect(!writeAll([1], to: -1))
    #expect(readAll(-1, at: 0, count: 1) == [])
    let folder = open("/", O_RDONLY)
    defer { close(folder) }
    #expect(readWhole(folder, largest: .max) == nil)
  }

  @Test func digits() {
    #expect([0x00, 0x0A, 0xFF].hexadecimal == "000aff")
    #expect([0x00, 0x0A, 0xFF].uppercaseHexadecimal == "000AFF")
    #expect(7.padded(to: 3) == "007")
    #expect(1234.padded(to: 3) == "1234")
    #expect(255.padded(to: 4, radix: 16) == "00ff")
    #expect(5.padded(to: 0) == "5")
  }
}
