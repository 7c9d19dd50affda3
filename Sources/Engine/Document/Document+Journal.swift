// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// The number that the next new object gets: it tells of objects that were made and undone, too.
  public var nextObjectNumber: Int { Int(cm_number_count(context.raw, raw)) }

  /// Has the next new object get a number, so that what is made again gets the same ones. Lower ones
  /// change nothing; higher ones leave nothing to redo.
  public func reserveObjectNumbers(below number: Int) throws(EngineError) {
    guard number > nextObjectNumber else { return }
    try context.call { cm_reserve_numbers($0, raw, Int32(clamping: number), $1) }
  }

  /// Starts recording changes, so that they can be undone. Once, before the first change.
  ///
  /// A file whose table of objects leads astray is repaired now, which would undo the changes later.
  public func enableJournal() throws(EngineError) {
    let wasRepaired = isRepaired
    try context.call { cm_settle_table($0, raw, $1) }
    if isRepaired != wasRepaired {
      reloadPages()
      try context.limits.check(pageCount: pageCount)
    }
    try context.call { cm_enable_journal($0, raw, $1) }
  }

  /// Performs changes as one step of the journal; where `body` throws, none of them stays.
  public func operation<Result>(
    _ name: String, _ body: () throws(EngineError) -> Result
  ) throws(EngineError) -> Result {
    let before = try journalState.done
    formMemory.passwords.drop(after: before)
    try context.call { cm_begin_operation($0, raw, name, $1) }
    catalogMemory.destinationNames = nil
    journal.operation = JournalProgress.Operation(step: before + 1)
    defer {
      journal.operation = nil
      formMemory.locks = nil
    }
    do throws(EngineError) {
      let result = try body()
      try context.exempt { () throws(EngineError) in
        try context.call { cm_end_operation($0, raw, $1) }
      }
      formMemory.passwords.settle(at: try journalState.done)
      return result
    } catch {
      formMemory.passwords.drop(after: before)
      do throws(EngineError) {
        try context.exempt { () throws(EngineError) in try abandon() }
      } catch {
        journal.isBroken = true
        throw error
      }
      throw error
    }
  }

  /// Takes back what the operation that is under way has done.
  private func abandon() throws(EngineError) {
    try context.call { cm_abandon_operation($0, raw, $1) }
    // Unlike undoing, abandoning leaves MuPDF's map of the pages as it was made meanwhile.
    try context.call { cm_pages_changed($0, raw, $1) }
    if let before = journal.operation?.registryBefore { annotationRegistry = before }
    reloadSteppedPages()
    try takeUpLayers()
  }

  /// How many steps are done, and how many there are with those that can be redone.
  public var journalState: (done: Int, count: Int) {
    get throws(EngineError) {
      var done: Int32 = 0
      var count: Int32 = 0
      try context.call { cm_journal_state($0, raw, &done, &count, $1) }
      return (Int(done), Int(count))
    }
  }

  /// Takes back the last step, whatever the limits are. What was loaded of the pages is forgotten.
  public func undoStep() throws(EngineError) { try step(cm_undo) }

  /// Does the last undone step again, whatever the limits are. What was loaded of the pages is
  /// forgotten.
  public func redoStep() throws(EngineError) { try step(cm_redo) }

  private func step(
    _ move: (
      UnsafeMutablePointer<fz_context>?, UnsafeMutablePointer<pdf_document>?,
      UnsafeMutablePointer<cm_error>?
    ) -> Bool
  ) throws(EngineError) {
    try context.exempt { () throws(EngineError) in
      try context.call { move($0, raw, $1) }
      reloadSteppedPages()
      try takeUpLayers()
    }
  }

  /// Lets what is known of pages follow them, after a step of the journal brought them elsewhere.
  public func follow(_ mapping: PageMapping) {
    formMemory.index = nil
    annotationRegistry.follow(mapping)
    arrangement &+= 1
  }

  /// Annotations that a step of the journal brings back were there before: none is new.
  private func reloadSteppedPages() {
    let knowsAll = annotationRegistry.knowsAll
    reloadPages()
    annotationRegistry.knowsAll = knowsAll
  }
}
