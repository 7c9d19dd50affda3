// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Memory for drawing pixels. It is released with the last reference.
///
/// Unchecked: ``Bitmap`` decides who writes to it.
public final class PixelMemory: @unchecked Sendable {
  public let base: UnsafeMutablePointer<UInt8>
  /// The size in bytes.
  public let capacity: Int
  /// Whether all bytes are 255, until something is drawn.
  public var isWhite = false
  private let release: @Sendable () -> Void

  /// - Parameter release: called on any thread when the memory is no longer used.
  public init(
    _ base: UnsafeMutablePointer<UInt8>, capacity: Int, release: @escaping @Sendable () -> Void
  ) {
    self.base = base
    self.capacity = capacity
    self.release = release
  }

  deinit { release() }
}

/// Recycles the memory of pictures: the system zeroes fresh memory pages one by one, which takes
/// longer than drawing most pages.
///
/// Unchecked: the mutex guards all state.
final class PixelPool: @unchecked Sendable {
  /// Unchecked: one owner at a time.
  private struct Block: @unchecked Sendable {
    let base: UnsafeMutableRawPointer
    let capacity: Int
  }

  /// The most idle blocks, and the most bytes in them.
  private static let mostBlocks = 4
  private static let mostBytes = 96 << 20
  /// Larger blocks are mapped separately from the heap.
  private static let smallBlock = 128 << 10
  /// Blocks of at least this size are whole large pages.
  private static let largeBlock = 4 * LargePages.size

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// The least recently used block is first.
  private var free: [Block] = []

  init() {
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    removeAll()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Memory with undefined contents; `nil` if there is none.
  func take(_ count: Int) -> PixelMemory? {
    guard let block = reused(count) ?? PixelPool.made(count) else { return nil }
    return PixelMemory(
      block.base.assumingMemoryBound(to: UInt8.self), capacity: block.capacity
    ) { [self] in put(block) }
  }

  /// Zeroed memory, which takes up physical memory only where it is written; `nil` if there is none.
  /// It is not recycled.
  static func scratch(_ count: Int) -> PixelMemory? {
    guard let base = mapped(max(count, 1)) else { return nil }
    let start = UInt(bitPattern: base)
    return PixelMemory(base.assumingMemoryBound(to: UInt8.self), capacity: count) {
      munmap(UnsafeMutableRawPointer(bitPattern: start), max(count, 1))
    }
  }

  /// The idle memory.
  var use: CacheUse {
    locked {
      CacheUse(
        entries: free.count, bytes: free.reduce(0) { $0 + $1.capacity }, limit: PixelPool.mostBytes,
        entryLimit: PixelPool.mostBlocks)
    }
  }

  /// Returns the idle memory to the system.
  func removeAll() {
    let gone = locked {
      defer { free = [] }
      return free
    }
    for block in gone { PixelPool.drop(block) }
  }

  private func reused(_ count: Int) -> Block? {
    locked {
      let fitting = free.indices.filter { index in
        free[index].capacity >= count && free[index].capacity / 4 <= count
      }
      return fitting.min { free[$0].capacity < free[$1].capacity }.map { free.remove(at: $0) }
    }
  }

  private func put(_ block: Block) {
    let gone: [Block] = locked {
      free.append(block)
      var surplus: [Block] = []
      while free.count > PixelPool.mostBlocks
        || free.reduce(0, { $0 + $1.capacity }) > PixelPool.mostBytes
      { surplus.append(free.removeFirst()) }
      return surplus
    }
    for block in gone { PixelPool.drop(block) }
  }

  private static func made(_ count: Int) -> Block? {
    guard count > smallBlock else {
      return malloc(max(count, 1)).map { Block(base: $0, capacity: max(count, 1)) }
    }
    guard count >= LargePages.size else {
      return mapped(count).map { Block(base: $0, capacity: count) }
    }
    let pages = LargePages.map(count, waste: count >= largeBlock ? LargePages.size : 0)
    guard let pages, let base = pages.baseAddress else { return nil }
    return Block(base: base, capacity: pages.count)
  }

  private static func mapped(_ count: Int) -> UnsafeMutableRawPointer? {
    let base = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    return base == MAP_FAILED ? nil : base
  }

  private static func drop(_ block: Block) {
    if block.capacity <= smallBlock {
      System.free(block.base)
    } else {
      munmap(block.base, block.capacity)
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}

/// The idle memory for the next pictures of a context. The context's clones share it.
public struct PictureMemory: Sendable {
  private let pool: PixelPool

  init(_ pool: PixelPool) { self.pool = pool }

  /// The idle memory.
  public var use: CacheUse { pool.use }

  /// Returns the idle memory to the system.
  public func release() { pool.removeAll() }
}
