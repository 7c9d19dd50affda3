// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The references of Instant JSON actions to annotations and fields: `{fieldName}`, or `{pdfObjectId}`
/// with the object number of an annotation.
struct InstantReferences {
  private let document: Document?
  private let numbers: [String: Int]
  private let ids: [Int: String]

  /// - Parameter annotations: the document's annotations, by object number.
  init(_ document: Document? = nil, _ annotations: [Int: Annotation] = [:]) {
    self.document = document
    ids = annotations.mapValues(\.id)
    numbers = Dictionary(annotations.map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The reference to an annotation; `nil` if it has no object number yet.
  func tree(ofAnnotation id: String) -> JSONTree? {
    numbers[id].map { ["pdfObjectId": .integer(Int64($0))] }
  }

  static func tree(ofField name: String) -> JSONTree { ["fieldName": .string(name)] }

  /// The target of a reference, as in a PDF action; `nil` if the document has no such annotation or
  /// field.
  func target(_ object: InstantObject) throws(ExchangeError) -> ActionValue? {
    if let name = try object.string("fieldName") { return .record(["field": .text(name)]) }
    guard let number = try object.integer("pdfObjectId") else {
      throw object.fail("fieldName", "a field's name, or pdfObjectId")
    }
    return ids[number].map { .record(["annotationId": .text($0)]) }
  }

  /// The field's name for a reference. The reference names the field or one of its widgets.
  func field(_ object: InstantObject) throws(ExchangeError) -> ActionValue? {
    guard let target = try target(object) else { return nil }
    if let name = target["field"] { return name }
    guard let id = target["annotationId"]?.text, let document else { return nil }
    let field = try engine(document.formField(ofWidget: id))
    return field.map { .text($0.id) }
  }
}
