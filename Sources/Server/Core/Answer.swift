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
  /// Done on the raster thread with its own context, while the main thread goes on.
  case rasterized(@Sendable (EngineContext) throws(RPCError) -> Result)
}
