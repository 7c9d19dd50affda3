// SPDX-License-Identifier: AGPL-3.0-or-later

/// Threads that draw parts of one picture at the same time.
public protocol RasterTeam: AnyObject, Sendable {
  /// The most threads that draw, including the calling thread.
  var threadCount: Int { get }

  /// Performs `count` pieces of work in parallel on the idle threads. It returns when all are done.
  ///
  /// - Parameters:
  ///   - context: the calling thread's context, for the pieces that it performs itself.
  ///   - body: receives the index of a piece, and the context of the thread that calls it.
  func share(
    _ count: Int, with context: EngineContext, _ body: @Sendable (Int, EngineContext) -> Void)
}

extension EngineContext {
  /// The number of threads that draw a picture of this context.
  var rasterThreads: Int { max(1, team?.threadCount ?? 1) }

  /// Performs pieces of work that may fail. All threads of the team share them.
  ///
  /// - Throws: the error of the first piece, in their order, that failed.
  func share(
    _ count: Int, _ body: @Sendable (Int, EngineContext) throws(EngineError) -> Void
  ) throws(EngineError) {
    guard count > 1, let team else {
      for index in 0..<count { try body(index, self) }
      return
    }
    let failures = Failures(count)
    team.share(count, with: self) { index, context in
      do throws(EngineError) { try body(index, context) } catch { failures.set(error, index) }
    }
    if let error = failures.first { throw error }
  }
}

/// The errors of pieces of work. Unchecked: each piece writes its own element, and the elements are
/// read after all pieces have ended.
private final class Failures: @unchecked Sendable {
  private let places: UnsafeMutableBufferPointer<EngineError?>

  init(_ count: Int) {
    places = .allocate(capacity: count)
    places.initialize(repeating: nil)
  }

  deinit {
    places.deinitialize()
    places.deallocate()
  }

  func set(_ error: EngineError, _ index: Int) { places[index] = error }

  var first: EngineError? { places.lazy.compactMap { $0 }.first }
}
