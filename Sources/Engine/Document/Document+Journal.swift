// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// The number of the next new object; it also counts objects whose creation was undone.
  public var nextObjectNumber: Int { Int(cm_number_count(context.raw, raw)) }

  /// Reserves object numbers. Objects that are made again then get the same numbers. Lower numbers have
  /// no effect; higher ones discard the steps that could be redone.
  public func reserveObjectNumbers(below number: Int) throws(EngineError) {
    guard number > nextObjectNumber else { return }
    try context.call { cm_reserve_numbers($0, raw, Int32(clamping: number), $1) }
  }

  /// Discards the steps that could be redone, as the next change would. Only a change that is made does it,
  /// so this makes one and undoes it, which takes an object number.
  public func forgetUndone() throws(EngineError) {
    _ = try operation("Forget") { () throws(EngineError) in try add(makeDictionary()) }
    try undoStep()
  }

  /// Starts recording changes, so that they can be undone. Once, before the first change.
  ///
  /// A file with a misleading cross-reference table is repaired now; a later repair would lose the
  /// changes.
  public func enableJournal() throws(EngineError) {
    let wasRepaired = isRepaired
    try settleTable()
    if isRepaired != wasRepaired {
      reloadPages()
      try context.limits.check(pageCount: pageCount)
    }
    try context.call { cm_enable_journal($0, raw, $1) }
  }

  /// Performs changes as one undo step; if `body` throws, none of them remains.
  public func operation<Result>(
    _ name: String, _ body: () throws(EngineError) -> Result
  ) throws(EngineError) -> Result {
    let before = try journalState.done
    formMemory.passwords.drop(after: before)
    try context.call { cm_begin_operation($0, raw, name, $1) }
    catalogMemory.forgetReadings()
    loadedPages.lastUnloaded = nil
    journal.operation = JournalProgress.Operation(step: before + 1)
    defer {
      journal.operation = nil
      formMemory.locks = nil
    }
    let result: Result
    do throws(EngineError) { result = try body() } catch {
      formMemory.passwords.drop(after: before)
      try unlessBroken { () throws(EngineError) in try abandon(to: before) }
      throw error
    }
    let after = try unlessBroken { () throws(EngineError) in
      try context.call { cm_end_operation($0, raw, $1) }
      return try readJournal().done
    }
    formMemory.passwords.settle(at: after)
    journal.recorded = max(0, after - before)
    return result
  }

  /// Performs parts of the pending operation, which may have inner operations.
  ///
  /// When the engine ends an inner operation, it compares all changes of the outer one with each other. So halves
  /// get operations of their own, or else many parts would take time by their cube.
  func inHalves(
    _ parts: Range<Int>, _ perform: (Int) throws(EngineError) -> Void
  ) throws(EngineError) {
    guard parts.count > 8 else {
      for part in parts { try perform(part) }
      return
    }
    let middle = parts.lowerBound + parts.count / 2
    for half in [parts.lowerBound..<middle, middle..<parts.upperBound] {
      try context.call { cm_begin_operation($0, raw, "Half", $1) }
      try inHalves(half, perform)
      try unlessBroken { () throws(EngineError) in
        try context.call { cm_end_operation($0, raw, $1) }
      }
    }
  }

  /// Performs work without limits. If it failed halfway, the document would be in an undefined state.
  private func unlessBroken<Result>(
    _ body: () throws(EngineError) -> Result
  ) throws(EngineError) -> Result {
    do throws(EngineError) { return try context.exempt(body) } catch {
      journal.isBroken = true
      throw error
    }
  }

  /// How many steps the journal has for the last operation: it drops one that changed nothing.
  public var recordedSteps: Int { journal.recorded }

  /// Reverts the changes of the pending operation.
  private func abandon(to done: Int) throws(EngineError) {
    try context.call { cm_abandon_operation($0, raw, Int32(clamping: done), $1) }
    // Unlike undo, abandoning an operation does not restore MuPDF's map of the pages.
    try context.call { cm_pages_changed($0, raw, $1) }
    if let before = journal.operation?.registryBefore { annotationRegistry = before }
    catalogMemory.lacksPageNumbers = false
    reloadSteppedPages()
    try takeUpLayers()
  }

  /// The number of done steps, and of all steps. The latter include the steps that can be redone.
  ///
  /// - Throws: ``EngineError/rejected(_:)`` within an operation.
  public var journalState: (done: Int, count: Int) {
    get throws(EngineError) {
      guard journal.operation == nil else { throw .rejected("an operation is pending") }
      return try unlessBroken(readJournal)
    }
  }

  private func readJournal() throws(EngineError) -> (done: Int, count: Int) {
    var done: Int32 = 0
    var count: Int32 = 0
    try context.call { cm_journal_state($0, raw, &done, &count, $1) }
    return (Int(done), Int(count))
  }

  /// Undoes the last step, without limits. All loaded pages are forgotten.
  public func undoStep() throws(EngineError) { try step(cm_undo) }

  /// Redoes the last undone step, without limits. All loaded pages are forgotten.
  public func redoStep() throws(EngineError) { try step(cm_redo) }

  private func step(
    _ move: (
      UnsafeMutablePointer<fz_context>?, UnsafeMutablePointer<pdf_document>?,
      UnsafeMutablePointer<cm_error>?
    ) -> Bool
  ) throws(EngineError) {
    try context.exempt { () throws(EngineError) in
      try context.call { move($0, raw, $1) }
      catalogMemory.lacksPageNumbers = false
      catalogMemory.taggedAnnotations = nil
      reloadSteppedPages()
      try takeUpLayers()
    }
  }

  /// Updates the state of pages that a step of the journal moved.
  public func follow(_ mapping: PageMapping) {
    formMemory.index = nil
    catalogMemory.taggedAnnotations = nil
    annotationRegistry.follow(mapping)
    arrangement &+= 1
  }

  /// Annotations that an undo or redo brings back existed before: none is new.
  private func reloadSteppedPages() {
    let knowsAll = annotationRegistry.knowsAll
    reloadPages()
    annotationRegistry.knowsAll = knowsAll
  }
}

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
  /// The check of the table, until its result is used. It was begun when the document was opened.
  var tableCheck: TableCheck?
  /// Whether a failed change could not be reverted. The document is in an undefined state then.
  public internal(set) var isBroken = false

  /// Keeps the ids as they are before an operation first moves pages.
  mutating func keep(_ registry: AnnotationRegistry) {
    if operation != nil, operation?.registryBefore == nil { operation?.registryBefore = registry }
  }
}
