// SPDX-License-Identifier: AGPL-3.0-or-later

/// The encoding of an export. It does not use the document any more.
///
/// `@unchecked Sendable` because one thread at a time uses it: the one that encodes, and then the
/// document's.
public final class ExportEncoding: @unchecked Sendable {
  private let write: @Sendable () -> Exporter.Outcome
  private var outcome: Exporter.Outcome?

  init(_ write: @escaping @Sendable () -> Exporter.Outcome) { self.write = write }

  /// Encodes, unless it was done before.
  @discardableResult
  public func encode() -> Exporter.Outcome {
    if let outcome { return outcome }
    let made = write()
    outcome = made
    return made
  }
}
