// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC

/// The way in which a request is answered.
public enum Answer<Result> {
  case now(Result)
  /// Called repeatedly in idle moments until it returns the result. Each slice does about a page's
  /// worth of work, so that a tap waits no longer than that.
  case sliced(() throws(RPCError) -> Result?)
  /// Done in slices like ``sliced(_:)``. Each slice can have the raster thread draw something when no
  /// page is waiting for it; the next slice runs after that drawing.
  case paced(() throws(RPCError) -> Turn<Result>)
  /// Done in slices like ``sliced(_:)``, and atomic.
  case transaction(Transaction<Result>)
  /// Done on the raster thread, with its own context. The main thread goes on meanwhile.
  case rasterized(@Sendable (EngineContext) throws(RPCError) -> Result)
}

public enum Turn<Result> {
  case done(Result)
  case goesOn
  case draws(IdleDrawing)
  /// Work for another thread. The next turn runs when it is done.
  case aside(SideWork)
}

extension Turn {
  /// The turn with its result transformed.
  func map<Other, Failure: Error>(
    _ other: (Result) throws(Failure) -> Other
  ) throws(Failure) -> Turn<Other> {
    switch self {
    case .done(let result): .done(try other(result))
    case .goesOn: .goesOn
    case .draws(let drawing): .draws(drawing)
    case .aside(let work): .aside(work)
    }
  }
}
