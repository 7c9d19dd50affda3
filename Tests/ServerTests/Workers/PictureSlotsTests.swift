// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import System
import Testing

@testable import Server

/// Pictures that a worker hands to its front in shared memory.
@Suite struct PictureSlotsTests {
  private let front: PictureSlots
  private let worker: PictureSlots
  private let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }

  init() throws {
    var descriptor: Int32 = -1
    front = try PictureSlots(descriptor: &descriptor)
    worker = try #require(PictureSlots(of: descriptor))
  }

  private func staged() -> StagedPicture? { StagedPicture(.bytes(bytes), in: worker) }

  private func message(_ marks: [UInt8]...) -> [UInt8] {
    Array(#"{"result":["#.utf8) + Array(marks.joined(separator: [UInt8(ascii: ",")]))
      + Array("]}".utf8)
  }

  @Test func theFrontPutsThePictureIn() throws {
    let picture = try #require(staged())
    let filled = try #require(front.filled(message(picture.mark()), most: 1))
    let text = Data(bytes).base64EncodedString()
    #expect(String(decoding: filled.message, as: UTF8.self) == #"{"result":["\#(text)"]}"#)
    #expect(filled.pictures == 1)
    #expect(!front.hasTaken)
  }

  @Test func severalPicturesInOneMessage() throws {
    let (one, two) = (try #require(staged()), try #require(staged()))
    let filled = try #require(front.filled(message(two.mark(), one.mark()), most: 4))
    let text = Data(bytes).base64EncodedString()
    #expect(
      String(decoding: filled.message, as: UTF8.self) == #"{"result":["\#(text)","\#(text)"]}"#)
    #expect(!front.hasTaken)
  }

  @Test func slotsAreUsedAgain() throws {
    var pictures = (0..<PictureSlots.count).compactMap { _ in staged() }
    #expect(pictures.count == PictureSlots.count)
    #expect(staged() == nil)
    // A picture that no message names frees its slot.
    pictures.removeLast()
    #expect(staged() != nil)
    // A message that is not sent frees its slots.
    let marked = message(pictures.removeLast().mark())
    PictureMark.discard(in: marked, worker)
    let free = (0..<PictureSlots.count).compactMap { _ in staged() }
    #expect(free.count == 2)
    #expect(
      StagedPicture(.bytes([UInt8](repeating: 0, count: PictureSlots.slotBytes + 1)), in: worker)
        == nil)
  }

  @Test func messagesWithoutPicturesStayAsTheyAre() throws {
    let plain = message(Array(#""data""#.utf8))
    #expect(front.filled(plain, most: 4)?.message == plain)
    let picture = try #require(staged())
    #expect(front.filled(plain, most: 4)?.message == plain)
    #expect(front.filled(plain, most: 4)?.pictures == 0)
    withExtendedLifetime(picture) {}
  }

  @Test(arguments: [
    "\u{1}4:10\u{1}", "\u{1}-1:10\u{1}", "\u{1}0:33554433\u{1}", "\u{1}0:-1\u{1}", "\u{1}0\u{1}",
    "\u{1}0:1:2\u{1}", "\u{1}0:10", "\u{1}1:10\u{1}", "\u{1}0:10\u{1}\u{1}0:10\u{1}",
    "\u{1}0:99999999999999999999\u{1}", "\u{1}0:1000000000000000000000000000000000000000\u{1}",
  ])
  func whatWasNotStagedIsRefused(text: String) throws {
    let picture = try #require(staged())
    #expect(front.filled(message(Array(text.utf8)), most: 4) == nil)
    #expect(front.filled(message(picture.mark()), most: 0) == nil)
  }

  /// A worker that another program has taken over cannot take the memory from under the front.
  @Test func theMemoryCannotBeShortened() throws {
    var descriptor: Int32 = -1
    let slots = try PictureSlots(descriptor: &descriptor)
    defer { close(descriptor) }
    #expect(ftruncate(descriptor, 0) != 0)
    #expect(ftruncate(descriptor, 1 << 40) != 0)
    #expect(!slots.hasTaken)
  }

  @Test func whatIsNotNeededIsGivenBack() throws {
    func blocks(_ descriptor: Int32) -> Int {
      var status = stat()
      return fstat(descriptor, &status) == 0 ? Int(status.st_blocks) : -1
    }
    var descriptor: Int32 = -1
    let slots = try PictureSlots(descriptor: &descriptor)
    defer { close(descriptor) }
    let before = blocks(descriptor)
    let picture = try #require(StagedPicture(.bytes(bytes), in: slots))
    let held = blocks(descriptor)
    #expect(held > before)
    slots.release()
    #expect(blocks(descriptor) == held)
    _ = slots.filled(message(picture.mark()), most: 1)
    slots.release()
    #expect(blocks(descriptor) < held)
    #expect(slots.take() != nil)
  }
}
