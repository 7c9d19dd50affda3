// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import System
import Testing

@testable import Editing

/// Who may use a file after it was replaced by a user who is not its owner.
@Suite struct FileAccessTests {
  /// Another user than the owner of the file, and their own group.
  private static let user: UInt32 = 65_534
  private static let owner: UInt32 = 1234

  /// Gives a new file the rights of an old one, as another user would.
  ///
  /// - Returns: the rights of the new file; `nil` if the file system has no access lists.
  private func pass(
    group: gid_t, isMember: Bool = false, mode: mode_t, list: [UInt8]? = nil
  ) throws -> (status: stat, list: [UInt8]?)? {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (old, new) = (folder + "/old.pdf", folder + "/new.pdf")
    for path in [old, new] { try Data().write(to: URL(filePath: path)) }
    #expect(chown(old, Self.owner, group) == 0 && chmod(old, mode) == 0)
    #expect(chown(new, Self.user, Self.user) == 0)
    let descriptor = open(new, O_RDONLY)
    defer { close(descriptor) }
    if let list {
      let before = open(old, O_RDONLY)
      defer { close(before) }
      guard FileRights.set(list, of: before) else { return nil }
    }
    let access = try #require(FileAccess(ofFile: old))
    nonisolated(unsafe) var failure: (any Error)?
    // Only this thread is another user.
    let thread = Thread {
      FileRights.become(Self.user, memberOf: isMember ? group : Self.user)
      do throws(EditError) { try access.pass(to: descriptor) } catch { failure = error }
    }
    thread.start()
    while !thread.isFinished { usleep(1000) }
    if let failure { throw failure }
    var status = stat()
    #expect(fstat(descriptor, &status) == 0)
    return (status, FileRights.list(of: descriptor))
  }

  /// The file itself forbids it, not its folder.
  @Test func theAdviceIsAboutTheFile() {
    #expect(FileProblem(EACCES, isOfFile: true).sentence.contains("Make the file writable"))
    #expect(FileProblem(EACCES).sentence.contains("permissions of its folder"))
    #expect(FileProblem(ENOSPC, isOfFile: true).sentence.contains("Make room"))
  }

  /// Root may write everything.
  @Test(.enabled(if: geteuid() != 0)) func aWriteProtectedFileIsToldFromItsFolder() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try Data().write(to: URL(filePath: path))
    defer { unlink(path) }
    #expect(chmod(path, 0o444) == 0)
    do throws(EditError) {
      _ = try AtomicFile.target(path, followsLinks: true)
      Issue.record("The file may be written.")
    } catch {
      #expect(error.message.contains("Make the file writable"))
    }
  }

  @Test(.enabled(if: geteuid() == 0)) func membersKeepTheGroup() throws {
    let made = try #require(try pass(group: 4321, isMember: true, mode: 0o6660))
    #expect(made.status.st_gid == 4321 && made.status.st_uid == Self.user)
    // A program would run as its new owner.
    #expect(made.status.st_mode & 0o7777 == 0o2660)
    #expect(made.list == nil)
  }

  @Test(.enabled(if: geteuid() == 0)) func whoeverIsNoMemberGivesNobodyMore() throws {
    let made = try #require(try pass(group: 4321, mode: 0o2606))
    #expect(made.status.st_gid == Self.user && made.status.st_mode & 0o7777 == 0o666)
    #expect(made.list == nil)
  }

  /// A user with an entry of the access list saves the file.
  @Test(.enabled(if: geteuid() == 0)) func ownerAndGroupKeepTheirRights() throws {
    let list = FileRights.bytes([
      (1, 6, .max), (2, 6, Self.user), (2, 7, 77), (4, 4, .max), (16, 6, .max), (32, 0, .max),
    ])
    // Not every file system has access lists.
    guard let made = try pass(group: 4321, mode: 0o660, list: list) else { return }
    #expect(made.status.st_gid == Self.user && made.status.st_uid == Self.user)
    #expect(
      made.list
        == FileRights.bytes([
          (1, 6, .max), (2, 6, 77), (2, 6, Self.owner), (2, 6, Self.user), (4, 0, .max),
          (8, 4, 4321), (16, 6, .max), (32, 0, .max),
        ]))
  }

  @Test(.enabled(if: geteuid() == 0)) func aModeBecomesAListIfItMust() throws {
    let made = try #require(try pass(group: 4321, mode: 0o640))
    let expected = FileRights.bytes([
      (1, 6, .max), (2, 6, Self.owner), (4, 0, .max), (8, 4, 4321), (16, 6, .max), (32, 0, .max),
    ])
    #expect(made.list == expected)
  }

  @Test func whatIsNoListIsNotRead() {
    let list = FileRights.bytes([(1, 6, .max), (4, 4, .max), (32, 0, .max)])
    #expect(AccessList(list)?.bytes == list)
    #expect(AccessList(mode: 0o640).bytes == list)
    for length in 0..<list.count where length != 4 && length != 12 && length != 20 {
      #expect(AccessList(Array(list.prefix(length))) == nil)
    }
    #expect(AccessList([3] + list.dropFirst()) == nil)
    #expect(AccessList(FileRights.bytes([(64, 6, .max)])) == nil)
  }
}

/// Access lists as the system stores them, and users of threads.
private enum FileRights {
  static func bytes(_ entries: [(kind: UInt16, rights: UInt16, id: UInt32)]) -> [UInt8] {
    [2, 0, 0, 0]
      + entries.flatMap { entry in
        withUnsafeBytes(of: entry.kind.littleEndian, Array.init)
          + withUnsafeBytes(of: entry.rights.littleEndian, Array.init)
          + withUnsafeBytes(of: entry.id.littleEndian, Array.init)
      }
  }

  static func set(_ list: [UInt8], of descriptor: Int32) -> Bool {
    FileBytes.setAccessList(list, of: descriptor)
  }

  static func list(of descriptor: Int32) -> [UInt8]? {
    FileBytes(path: "/proc/self/fd/\(descriptor)")?.accessList
  }

  /// Makes the calling thread use files as another user, without root's rights.
  static func become(_ user: UInt32, memberOf group: UInt32) {
    typealias Setter = @convention(c) (UInt32) -> Int32
    for (name, id) in [("setfsgid", group), ("setfsuid", user)] {
      _ = unsafeBitCast(dlsym(nil, name), to: Setter.self)(id)
    }
  }
}
