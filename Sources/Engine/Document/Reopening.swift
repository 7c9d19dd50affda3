// SPDX-License-Identifier: AGPL-3.0-or-later

/// How to open a file as the next version of a document.
public struct Reopening: Sendable {
  let path: String
  let password: String?
  let arrangement: Int

  /// Opens the file with the calling thread's context.
  public func opened(in context: EngineContext) throws(EngineError) -> Document {
    let document = try Document.open(.file(path), password: password, in: context)
    document.arrangement = arrangement
    return document
  }
}
