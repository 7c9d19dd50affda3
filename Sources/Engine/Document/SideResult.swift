// SPDX-License-Identifier: AGPL-3.0-or-later

/// Work for another thread, with that thread's context.
public typealias SideWork = @Sendable (EngineContext) -> Void

/// The outcome of work that another thread does, and that the document's thread takes afterwards.
///
/// `@unchecked Sendable` because one thread at a time uses it: the one that does the work, and then the
/// document's. An engine object inside has a context of its own.
public final class SideResult<Value, Failure: Error>: @unchecked Sendable {
  private var outcome: Result<Value, Failure>

  /// - Parameter failure: what ``get()`` throws if the work was never done.
  public init(until failure: Failure) { outcome = .failure(failure) }

  /// Does the work, and keeps its value or its error.
  public func make(_ work: () throws(Failure) -> Value) {
    do throws(Failure) { outcome = .success(try work()) } catch { outcome = .failure(error) }
  }

  public func get() throws(Failure) -> Value { try outcome.get() }
}
