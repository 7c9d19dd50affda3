// SPDX-License-Identifier: AGPL-3.0-or-later

/// The pending operation of the journal, and whether one has failed irrecoverably.
public struct JournalProgress {
  struct Operation {
    /// The number of the journal's done steps including this one.
    let step: Int
    /// The annotations' ids before the operation moved pages.
    var registryBefore: AnnotationRegistry?
  }

  var operation: Operation?
  /// How many steps the last operation has become.
  var recorded = 0
  /// The check of the table that was begun when the document was opened, until its result is used.
  var tableCheck: TableCheck?
  /// Whether a failed change could not be reverted, so that the document is in an undefined state.
  public internal(set) var isBroken = false

  /// Keeps the ids as they are before an operation first moves pages.
  mutating func keep(_ registry: AnnotationRegistry) {
    if operation != nil, operation?.registryBefore == nil { operation?.registryBefore = registry }
  }
}
