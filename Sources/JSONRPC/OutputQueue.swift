// SPDX-License-Identifier: AGPL-3.0-or-later

/// Messages for a possibly slow reader, in order and with a limit.
///
/// If the queue exceeds the limit, it drops the oldest droppable messages. Other messages stay.
public struct OutputQueue: Sendable {
  private struct Entry {
    let bytes: [UInt8]
    let isDroppable: Bool
  }

  /// The limit in bytes.
  public let limit: Int
  public private(set) var byteCount = 0
  /// The number of dropped messages.
  public private(set) var dropped = 0
  /// The entries by number, so that any one can be removed.
  private var entries: [Int: Entry] = [:]
  private var first = 0
  private var next = 0
  /// The number of bytes already written of the first one.
  private var written = 0
  /// The numbers of the droppable messages, including some that are already sent.
  private var droppable: [Int] = []
  private var firstDroppable = 0

  public init(limit: Int) { self.limit = limit }

  public var isEmpty: Bool { entries.isEmpty }
  public var isOverfull: Bool { byteCount > limit }

  public mutating func append(_ bytes: [UInt8], isDroppable: Bool = false) {
    entries[next] = Entry(bytes: bytes, isDroppable: isDroppable)
    if isDroppable { droppable.append(next) }
    next += 1
    byteCount += bytes.count
    while isOverfull, firstDroppable < droppable.count { dropOldest() }
  }

  /// Passes the first bytes to `write`, until it writes no more. `write` returns how many bytes it
  /// wrote.
  public mutating func flush<E: Error>(
    _ write: (UnsafeRawBufferPointer) throws(E) -> Int
  ) throws(E) {
    while let entry = firstEntry() {
      let (total, done) = (entry.bytes.count, written)
      var failure: E?
      let count = entry.bytes.withUnsafeBytes { bytes in
        do throws(E) {
          return try write(UnsafeRawBufferPointer(rebasing: bytes.dropFirst(done)))
        } catch {
          failure = error
          return 0
        }
      }
      if let failure { throw failure }
      guard count > 0 || total == done else { return }
      written += count
      byteCount -= count
      if written >= total {
        entries[first] = nil
        first += 1
        written = 0
      }
    }
    (droppable, firstDroppable) = ([], 0)
  }

  private mutating func firstEntry() -> Entry? {
    while first < next {
      if let entry = entries[first] { return entry }
      first += 1
    }
    return nil
  }

  private mutating func dropOldest() {
    let number = droppable[firstDroppable]
    firstDroppable += 1
    if firstDroppable > 1024, firstDroppable * 2 > droppable.count {
      droppable.removeFirst(firstDroppable)
      firstDroppable = 0
    }
    // A partly written message must be completed.
    guard let entry = entries[number], number != first || written == 0 else { return }
    entries[number] = nil
    byteCount -= entry.bytes.count
    dropped += 1
  }
}
