// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// Events of one pointer that arrive together, such as between two frames.
public struct PointerBatch: Sendable {
  public var events: [PointerEvent]
  /// The predicted positions of the pointer, in order. They are drawn, and never kept.
  public var predicted: [PointerSample]

  public init(_ events: [PointerEvent], predicted: [PointerSample] = []) {
    self.events = events
    self.predicted = predicted
  }
}
