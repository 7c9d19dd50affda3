// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

/// How a request is answered.
public enum Answer<Result> {
  case now(Result)
  /// Called again and again when nothing else is to do, until it gives the result: each turn does
  /// about a page's worth of work, so that no tap waits behind it for longer.
  case sliced(() throws(RPCError) -> Result?)
  /// Done in turns like ``sliced(_:)``. Each turn can ask the raster thread to draw something when
  /// no page waits for it; the next turn comes when that is drawn.
  case paced(() throws(RPCError) -> Turn<Result>)
  /// Done in turns like ``sliced(_:)``, wholly or not at all.
  case transaction(Transaction<Result>)
  /// Done on the raster thread with its own context, while the main thread goes on.
  case rasterized(@Sendable (EngineContext) throws(RPCError) -> Result)
}

/// The result of a turn of work.
public enum Turn<Result> {
  case done(Result)
  case goesOn
  case draws(IdleDrawing)
  /// Work for another thread. The next turn comes when it is done.
  case aside(SideWork)
}

extension Turn {
  /// A turn with another result.
  func map<Other>(_ other: (Result) -> Other) -> Turn<Other> {
    switch self {
    case .done(let result): .done(other(result))
    case .goesOn: .goesOn
    case .draws(let drawing): .draws(drawing)
    case .aside(let work): .aside(work)
    }
  }
}
