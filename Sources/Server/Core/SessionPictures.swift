// SPDX-License-Identifier: AGPL-3.0-or-later

/// The pictures that a session draws.
struct SessionPictures {
  let drawings: DrawingQueue
  /// Prepares the pages that the client will probably ask for next.
  var prefetcher: Prefetcher?
}
