// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The forms, images and patterns that nothing draws after redactions. They still hold removed content.
///
/// Redacting pages notes candidates. Afterwards, ``advance()`` reads everything that the document draws,
/// in short steps, and empties the candidates that are not drawn. All of it happens within operations of
/// the journal. The document must not change otherwise between the first and the last step.
public final class UnusedObjects {
  private let document: Document
  private let raw: OpaquePointer

  /// How many pages a step reads.
  private static let pagesAtOnce: Int32 = 40

  public init(of document: Document) throws(EngineError) {
    self.document = document
    var out: OpaquePointer?
    try document.context.call { cm_new_survey($0, document.raw, &out, $1) }
    guard let out else { throw .rejected("the document's contents cannot be surveyed") }
    raw = out
  }

  deinit { cm_drop_survey(document.context.raw, raw) }

  /// Notes the resources of a page before and after its redaction.
  func note(_ before: PDFObject?, after: PDFObject?) throws(EngineError) {
    try document.context.call { cm_note_resources($0, raw, before?.raw, after?.raw, $1) }
  }

  /// Continues for a short while, after all pages were redacted.
  ///
  /// - Returns: whether all unused objects are empty.
  public func advance() throws(EngineError) -> Bool {
    var isOver = false
    try document.context.call {
      cm_survey_contents($0, raw, Self.pagesAtOnce, &isOver, $1)
    }
    guard isOver else { return false }
    try document.context.call { cm_empty_unused($0, raw, $1) }
    return true
  }
}
