// SPDX-License-Identifier: AGPL-3.0-or-later

/// How to open a file as the next version of a document.
public struct Reopening: Sendable {
  let path: String
  let password: String?
  let arrangement: Int

  /// Opens the file with the calling thread's context.
  ///
  /// - Parameter forChanges: as in ``Document/open(_:password:isKeptData:hasPages:forChanges:in:)``.
  public func opened(
    in context: EngineContext, forChanges: Bool = false
  ) throws(EngineError) -> Document {
    let document = try Document.open(
      .file(path), password: password, forChanges: forChanges, in: context)
    document.arrangement = arrangement
    return document
  }
}
