// SPDX-License-Identifier: AGPL-3.0-or-later

import Synchronization

/// A flag that any thread may set.
final class Flag: Sendable {
  private let value = Atomic(false)

  func set() { value.store(true, ordering: .relaxed) }

  var isSet: Bool { value.load(ordering: .relaxed) }
}
