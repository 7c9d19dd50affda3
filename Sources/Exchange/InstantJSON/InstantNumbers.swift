// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import System

/// The annotations of a document by their object numbers. Instant JSON refers to these numbers.
struct InstantNumbers {
  private(set) var annotations: [Int: Annotation] = [:]
  /// Whether the document's file was rewritten since the export. Programs number the objects anew then, and
  /// keep the permanent part of the file's ID.
  private(set) var areStale = false
  /// The names of deleted annotations by number.
  private var deletedNames: InstantObject?

  /// The member of ours with the names of annotations in `skippedPdfObjectIds`.
  static let names = "skippedPdfObjectNames"

  mutating func add(_ annotation: Annotation, _ number: Int) {
    if number > 0 { annotations[number] = annotation }
  }

  /// Compares the file of an export with the document's.
  ///
  /// - Throws: ``ExchangeError/malformed(_:)`` for another file, in which numbers are meaningless.
  mutating func check(_ root: InstantObject, in document: Document) throws(ExchangeError) {
    guard let file = try root.object("pdfId"), let permanent = try file.string("permanent"),
      let own = try engine(ExchangedFile(document, name: nil).ids).first
    else { return }
    guard Self.parts(permanent).contains(own) else {
      throw .malformed(
        "This Instant JSON was made for another file: open that one, or remove pdfObjectId and "
          + "skippedPdfObjectIds.")
    }
    guard let changing = try file.string("changing") else { return }
    deletedNames = try root.object(InstantNumbers.names)
    areStale = try engine(VersionIDs(of: document).all).isDisjoint(with: Self.parts(changing))
  }

  static let staleness =
    "The file was rewritten since the export, so that its object numbers mean nothing."

  /// Whether the annotation of an object with a number cannot be found: the number is stale, and it has no
  /// name of its own.
  func haveLost(_ object: InstantObject) throws(ExchangeError) -> Bool {
    guard areStale else { return false }
    return try object.string("name").map { !ImportedNames.canBeID($0) } ?? true
  }

  /// The annotation of an object with a number. It is found by the object's name if the number is
  /// stale.
  ///
  /// - Parameter known: the annotations of the document by id.
  func annotation(
    _ number: Int, _ reading: InstantReading, among known: [String: Annotation]
  ) throws(ExchangeError) -> Annotation? {
    guard areStale else { return annotations[number] }
    guard let name = try reading.object.string("name"), let found = known[name],
      found.id.isExactly(name), found.type == reading.type
    else { return nil }
    return found
  }

  /// The deleted annotation with a number. It is found by its name if the number is stale.
  func deletedAnnotation(
    _ number: Int, among known: [String: Annotation]
  ) throws(ExchangeError) -> Annotation? {
    guard areStale else { return annotations[number] }
    guard let name = try deletedNames?.string(String(number)), ImportedNames.canBeID(name),
      let found = known[name], found.id.isExactly(name), found.pageIndex >= 0
    else { return nil }
    return found
  }

  /// A part of an ID, which is in base64 or hexadecimal.
  private static func parts(_ text: String) -> [[UInt8]] {
    [Base64Codec.decode(text), Hexadecimal.decode(text)].compactMap(\.self)
  }
}
