// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// Reads what a document draws, in short steps.
private final class Survey {
  private let document: Document
  let raw: OpaquePointer

  /// How many pages a step reads.
  private static let pagesAtOnce: Int32 = 40

  init(of document: Document) throws(EngineError) {
    self.document = document
    var out: OpaquePointer?
    try document.context.call { cm_new_survey($0, document.raw, &out, $1) }
    guard let out else { throw .rejected("the document's contents cannot be surveyed") }
    raw = out
  }

  deinit { cm_drop_survey(document.context.raw, raw) }

  /// Continues for a short while.
  ///
  /// - Returns: whether all contents were read.
  func advance() throws(EngineError) -> Bool {
    var isOver = false
    try document.context.call { cm_survey_contents($0, raw, Self.pagesAtOnce, &isOver, $1) }
    return isOver
  }
}

/// Finds the forms and patterns that some contents of a document draw. It works in short steps. The
/// document must not change between them.
final class DrawnObjects {
  private let survey: Survey

  /// - Parameter numbers: the objects to find out about.
  init(among numbers: [Int], in document: Document) throws(EngineError) {
    survey = try Survey(of: document)
    for number in numbers {
      try document.context.call { cm_note_doubt($0, survey.raw, Int32(clamping: number), $1) }
    }
  }

  /// Continues for a short while.
  ///
  /// - Returns: whether all contents were read.
  func advance() throws(EngineError) -> Bool { try survey.advance() }

  func contains(_ number: Int) -> Bool { cm_is_drawn(survey.raw, Int32(clamping: number)) }
}

/// The forms, images and patterns that nothing draws after redactions. They still hold removed content.
///
/// Redacting pages notes candidates. Afterwards, ``advance()`` reads everything that the document draws,
/// in short steps, and empties the candidates that are not drawn. All of it happens within operations of
/// the journal. The document must not change otherwise between the first and the last step.
public final class UnusedObjects {
  private let document: Document
  private let survey: Survey

  public init(of document: Document) throws(EngineError) {
    self.document = document
    survey = try Survey(of: document)
  }

  /// Notes the resources of a page before and after its redaction.
  func note(_ before: PDFObject?, after: PDFObject?) throws(EngineError) {
    try document.context.call { cm_note_resources($0, survey.raw, before?.raw, after?.raw, $1) }
  }

  /// Continues for a short while, after all pages were redacted.
  ///
  /// - Returns: whether all unused objects are empty.
  public func advance() throws(EngineError) -> Bool {
    guard try survey.advance() else { return false }
    try document.context.call { cm_empty_unused($0, survey.raw, $1) }
    return true
  }
}
