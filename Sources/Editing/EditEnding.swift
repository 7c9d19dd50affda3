// SPDX-License-Identifier: AGPL-3.0-or-later

/// The end of an edit of many pieces: its whole effect, and its line for the edit log. Both take time by
/// the size of the edit, and so does freeing the edit: another thread can do all of it.
///
/// `@unchecked Sendable` because one thread at a time uses it: the one that makes it, and then the
/// document's.
final class EditEnding: @unchecked Sendable {
  private let effects: [EditEffect]
  /// The edit until its line is made.
  private var edit: (any Edit)?
  /// The record for the log, without the edit's value; `nil` without a log.
  let entry: LogEntry?
  private(set) var effect: EditEffect?
  private(set) var line: [UInt8] = []

  init(_ effects: [EditEffect], _ edit: (any Edit)?, entry: LogEntry?) {
    (self.effects, self.edit, self.entry) = (effects, edit, entry)
  }

  /// Makes both, unless it was done before.
  ///
  /// - Returns: the whole effect.
  @discardableResult
  func make() -> EditEffect {
    if let effect { return effect }
    if var entry, let edit, case .edit(var logged) = entry.change {
      logged.value = edit.encoded
      entry.change = .edit(logged)
      line = LogLine.bytes(entry)
    }
    edit = nil
    let sum = effects.count == 1 ? effects[0] : EditEffect.sum(effects)
    effect = sum
    return sum
  }
}
