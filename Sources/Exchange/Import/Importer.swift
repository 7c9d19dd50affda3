// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import XML

/// Imports annotations and field values from files into a document.
///
/// An annotation of the file changes the document's annotation with the same name, page and type. Any
/// other annotation is added: under its own name if that is free, or else under a new id. So exported
/// annotations that are imported again update their originals instead of duplicating them.
public struct Importer {
  let editor: Editor
  let makeID: () throws(EngineError) -> String
  /// The date of annotations without a date, in seconds since 1970.
  let now: Int64

  var document: Document { editor.document }

  /// - Parameter makeID: returns new ids, which no annotation of the document has.
  public init(_ editor: Editor, now: Int64, makeID: @escaping () throws(EngineError) -> String) {
    self.editor = editor
    self.now = now
    self.makeID = makeID
  }

  /// The bytes of XML that was given as text. A mark keeps its declaration from naming another encoding.
  public static func bytes(ofXML text: String) -> [UInt8] { XMLText.mark + text.utf8 }

  /// Begins to plan the import of a file. Each step takes a short while. The document does not change.
  public func start(_ bytes: [UInt8], _ format: ExchangeFormat) -> ImportInProgress {
    ImportInProgress(self, bytes, format)
  }

  /// Returns an existing annotation's entries as the format would express them. The second argument is
  /// the annotation's file.
  typealias Canonical =
    (AnnotationEntries, [UInt8]?) throws(ExchangeError) -> [String: PDFValue]

  func permit(_ permission: KeyPath<Permissions, Bool> & Sendable) throws(ExchangeError) {
    do throws(EditError) { try editor.check(permission) } catch { throw .editing(error) }
  }

  /// Why an annotation must not be touched this way; `nil` if it may.
  func refusal(_ touch: AnnotationTouch) throws(ExchangeError) -> String? {
    try refusal { () throws(EditError) in try editor.check(touch) }
  }

  /// Why a field must not be filled in; `nil` if it may.
  func refusal(ofFilling field: PlacedField) throws(ExchangeError) -> String? {
    try refusal { () throws(EditError) in try editor.checkFilling(field) }
  }

  private func refusal(_ check: () throws(EditError) -> Void) throws(ExchangeError) -> String? {
    do throws(EditError) {
      try check()
      return nil
    } catch {
      guard case .notPermitted(_, let why) = error else { throw .editing(error) }
      return why
    }
  }

  /// Plans what becomes of an annotation of the file.
  func take(
    _ carried: CarriedAnnotation, _ names: inout ImportedNames,
    _ canonical: Canonical,
    _ put: inout PutAnnotations, _ report: inout ImportReport
  ) throws(ExchangeError) {
    var annotation = carried.annotation
    let place = try names.place(carried)
    annotation.id = place.id
    let page = try engine(document.page(annotation.pageIndex))
    let read = try engine(page.annotation(reading: annotation))
    guard place.isNew else {
      guard let change = try change(annotation, carried, page, canonical, &names) else { return }
      try check(read, carried)
      if let why = try obstacle(read, .update(to: change.annotation)) {
        return report.skipped.append(.init(index: carried.index, id: annotation.id, why))
      }
      put.changed.append(change)
      return report.changed.append(annotation.id)
    }
    try check(read, carried)
    if let why = try obstacle(read, .create(read.type)) {
      names.drop(place.id, carried)
      return report.skipped.append(.init(index: carried.index, id: carried.name, why))
    }
    if var popup = annotation.popup {
      popup.id = try names.free(popup.id)
      annotation.popup = popup
    }
    if let picture = annotation.picture {
      annotation.picture = upright(picture) { why in
        report.skipped.append(.init(index: carried.index, id: carried.name, why))
      }
    }
    if annotation.entries["M"] == nil {
      annotation.entries["M"] = .text(CivilTime(seconds: now).pdf)
    }
    put.added.append(annotation)
    report.added.append(annotation.id)
  }

  /// The picture of a stamp, turned as its file says; `nil` if it cannot be read.
  private func upright(_ picture: [UInt8], _ fault: (String) -> Void) -> [UInt8]? {
    do throws(EngineError) {
      return try document.uprightPicture(picture, crop: nil).bytes
    } catch {
      fault("The picture is left out: \(error.message)")
      return nil
    }
  }

  /// Why an annotation is not imported; `nil` if it is.
  private func obstacle(
    _ annotation: Annotation, _ touch: AnnotationTouch
  ) throws(ExchangeError) -> String? {
    if let why = ImportCheck.emptiness(annotation) {
      return "The annotation would be invisible: \(why)"
    }
    return try refusal(touch)
  }

  private func check(_ annotation: Annotation, _ carried: CarriedAnnotation) throws(ExchangeError) {
    guard let fault = ImportCheck.fault(annotation, carried.annotation.entries) else { return }
    throw .malformed("Annotation \(carried.index) (\(annotation.type.rawValue)): \(fault)")
  }

  /// The changed properties of an annotation; `nil` if none changed.
  private func change(
    _ annotation: AnnotationEntries, _ carried: CarriedAnnotation, _ page: Page,
    _ canonical: Canonical,
    _ names: inout ImportedNames
  ) throws(ExchangeError) -> PutAnnotations.Replacement? {
    var budget = ValueBudget()
    let old = try engine(page.entries(of: annotation.id, within: &budget))
    let known: [String: PDFValue]
    var isComplete = carried.isComplete
    do throws(ExchangeError) {
      known = try canonical(old, try file(of: old, on: page))
    } catch .malformed {
      // Entries that the format cannot express keep their current values.
      (known, isComplete) = (old.entries, false)
    }
    var changes = annotation
    changes.entries = [:]
    for (key, value) in annotation.entries where known[key].map({ !$0.isNear(value) }) ?? true {
      // Entries that XFDF does not carry are compared with those of the document.
      if let here = old.entries[key], here.isNear(value) { continue }
      changes.entries[key] = value
    }
    let expressed = ExchangedSubtypes.keys(of: annotation.subtype)
    for key in known.keys where annotation.entries[key] == nil {
      // An appearance follows from the other entries.
      let isRest = isComplete && !expressed.contains(key) && !["AP", "AS"].contains(key)
      guard isRest || carried.held.contains(key) else { continue }
      // Without these entries, the appearance would tell how a text is turned and a drawing is blended.
      let without: [String: PDFValue] = ["Rotate": .integer(0), "BM": .name("Normal")]
      let none = without[key] ?? .null
      if old.entries[key] != none { changes.entries[key] = none }
    }
    let target = names.target(of: carried)
    let isKnown = target != nil || carried.held.contains("IRT")
    let isReconnected = isKnown && target != old.replyTo
    changes.replyTo = target
    changes.popup = try popup(of: annotation, old, &names)
    guard !changes.entries.isEmpty || isReconnected || changes.popup != nil else { return nil }
    let merged = try engine(page.annotation(reading: changes))
    return PutAnnotations.Replacement(changes, merged, isReconnected: isReconnected)
  }

  private func file(of old: AnnotationEntries, on page: Page) throws(ExchangeError) -> [UInt8]? {
    guard old.subtype == "FileAttachment" || old.subtype == "Sound" else { return nil }
    let contents = try engine(page.contents(of: old.id))
    return contents.attachment?.bytes ?? contents.sound?.bytes
  }

  /// The changed properties of the popup.
  private func popup(
    of annotation: AnnotationEntries, _ old: AnnotationEntries, _ names: inout ImportedNames
  ) throws(ExchangeError) -> AnnotationEntries.Popup? {
    guard var popup = annotation.popup else { return nil }
    guard let before = old.popup else {
      popup.id = try names.free(popup.id)
      return popup
    }
    popup.id = before.id
    popup.entries = popup.entries.filter { key, value in
      before.entries[key].map { !$0.isNear(value) } ?? true
    }
    return popup.entries.isEmpty ? nil : popup
  }
}
