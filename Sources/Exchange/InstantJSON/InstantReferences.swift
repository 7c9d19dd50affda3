// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// How actions of Instant JSON name annotations and fields: `{fieldName}`, or `{pdfObjectId}`, an
/// annotation by the number of its object.
struct InstantReferences {
  private let document: Document?
  private let numbers: [String: Int]
  private let ids: [Int: String]

  /// - Parameter annotations: those of the document, by their objects' numbers.
  init(_ document: Document? = nil, _ annotations: [Int: Annotation] = [:]) {
    self.document = document
    ids = annotations.mapValues(\.id)
    numbers = Dictionary(annotations.map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// `nil` of an annotation that has no number yet.
  func tree(ofAnnotation id: String) -> JSONTree? {
    numbers[id].map { ["pdfObjectId": .integer(Int64($0))] }
  }

  static func tree(ofField name: String) -> JSONTree { ["fieldName": .string(name)] }

  /// The annotation or field that a reference names, as an action of PDF has it; `nil` where it names
  /// none that is there.
  func target(_ object: InstantObject) throws(ExchangeError) -> ActionValue? {
    if let name = try object.string("fieldName") { return .record(["field": .text(name)]) }
    guard let number = try object.integer("pdfObjectId") else {
      throw object.fail("fieldName", "a field's name, or pdfObjectId")
    }
    return ids[number].map { .record(["annotationId": .text($0)]) }
  }

  /// The name of the field that a reference names, also by one of its widgets.
  func field(_ object: InstantObject) throws(ExchangeError) -> ActionValue? {
    guard let target = try target(object) else { return nil }
    if let name = target["field"] { return name }
    guard let id = target["annotationId"]?.text, let document else { return nil }
    let field = try engine(document.formField(ofWidget: id))
    return field.map { .text($0.id) }
  }
}
