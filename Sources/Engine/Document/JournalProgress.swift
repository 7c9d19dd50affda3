// SPDX-License-Identifier: AGPL-3.0-or-later

/// The operation of the journal that is under way, and whether one has failed for good.
public struct JournalProgress {
  struct Operation {
    /// How many steps of the journal are done with this one.
    let step: Int
    /// The annotations' ids before the operation moved pages.
    var registryBefore: AnnotationRegistry?
  }

  var operation: Operation?
  /// Whether a change that failed could not be taken back, so that the document is in a state that
  /// nobody made.
  public internal(set) var isBroken = false

  /// Keeps the ids as they are before an operation moves pages for the first time.
  mutating func keep(_ registry: AnnotationRegistry) {
    if operation != nil, operation?.registryBefore == nil { operation?.registryBefore = registry }
  }
}
