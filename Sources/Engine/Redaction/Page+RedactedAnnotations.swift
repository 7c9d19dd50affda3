// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Members

extension Page {
  /// Removes redactions and the annotations that reach under them. Popups and replies of these are
  /// removed too.
  ///
  /// - Returns: the ids of the removed annotations, and the number of fields that keep their values
  ///   for other widgets.
  func removeAnnotations(
    under redactions: [Annotation], _ areas: [RedactedArea]
  ) throws(EngineError) -> (ids: [String], sharedValues: Int) {
    try settleAnnotations()
    let all = try annotations
    var going = Set(redactions.map(\.id))
    let sorted = RedactedAreas(areas)
    for annotation in all {
      let isUnder = try sorted.hold(annotation) { () throws(EngineError) in
        try drawsText(annotation)
      }
      if isUnder { going.insert(annotation.id) }
    }
    return try removeAnnotations(going, among: all)
  }

  /// Whether an appearance of an annotation has text. One that cannot be read may have some.
  private func drawsText(_ annotation: Annotation) throws(EngineError) -> Bool {
    guard let normal = try annotationObject(annotation.id)["AP"]?["N"] else { return false }
    for form in try normal.kind == .stream ? [normal] : normal.entries.map(\.value)
    where try form.kind == .stream {
      do throws(EngineError) {
        let texts = try PageTextBuilder.readings(of: form, in: document)
        if texts.contains(where: { $0.count > 0 }) { return true }
      } catch .damaged {
        return true
      }
    }
    return false
  }

  /// Removes the annotations on layers that go, with popups and replies.
  ///
  /// - Returns: the ids of the removed annotations.
  func removeAnnotations(onLayers layers: [Int]) throws(EngineError) -> [String] {
    var going: Set<String> = []
    for entry in try annotationRow.entries {
      guard let group = try entry.object["OC"], try document.goes(group, withLayers: layers) else {
        continue
      }
      going.insert(entry.id)
    }
    guard !going.isEmpty else { return [] }
    try settleAnnotations()
    return try removeAnnotations(going, among: annotations).ids
  }

  /// Removes annotations completely, with their popups and replies.
  private func removeAnnotations(
    _ chosen: Set<String>, among all: [Annotation]
  ) throws(EngineError) -> (ids: [String], sharedValues: Int) {
    var going = chosen
    // Replies to replies count too. A thread has at most as many members as there are annotations.
    for _ in all {
      let replies = all.filter { !going.contains($0.id) && going.contains($0.replyTo ?? "") }
      if replies.isEmpty { break }
      going.formUnion(replies.map(\.id))
    }
    var leaving: [Leaving] = []
    for entry in try annotationRow.entries where going.contains(entry.id) {
      leaving.append(
        Leaving(
          object: entry.object, annotation: try entry.annotation(reader),
          window: try PopupWindow(of: entry.object)?.object))
    }
    // An element that stays without its annotation is not found afterwards.
    for each in leaving {
      try context.call { cm_silence_element($0, document.raw, each.object.raw, true, $1) }
    }
    let removed = try remove(leaving.map(\.annotation.id))
    var goneWithOthers: Set<String> = []
    var sharedValues = 0
    for each in leaving where !goneWithOthers.contains(each.annotation.id) {
      if let id = each.annotation.popup { goneWithOthers.insert(id) }
      if try erase(each) { sharedValues += 1 }
    }
    return (removed, sharedValues)
  }

  /// What is known of an annotation before it is removed.
  private struct Leaving {
    let object: PDFObject
    @Indirect private(set) var annotation: Annotation
    /// The dictionary of its popup.
    let window: PDFObject?
  }

  /// Empties a removed annotation and its popup. Other objects may still refer to them.
  ///
  /// - Returns: whether the annotation is a widget of a field that keeps its value.
  private func erase(_ leaving: Leaving) throws(EngineError) -> Bool {
    let object = leaving.object
    var keepsValue = false
    if leaving.annotation.type == .widget { keepsValue = try document.removeField(of: object) }
    for gone in [leaving.window, object].compactMap({ $0 }) { try document.erase(gone) }
    return keepsValue
  }
}

extension Document {
  /// Removes a widget from its field. If this was the field's only widget, the field is removed from
  /// the form.
  ///
  /// - Returns: whether other widgets show the field's value.
  fileprivate func removeField(of widget: PDFObject) throws(EngineError) -> Bool {
    let form = try catalog?["AcroForm"]
    try form?["CO"]?.remove(element: widget)
    // XFA repeats all fields with their values (ISO 32000-2, annex K).
    try form?.set("XFA", nil)
    var field = widget
    for _ in 0..<deepestField {
      let parent = try field["Parent"]
      if let parent {
        try ExportValues(self).remove(kid: field, of: parent)
      } else {
        try form?["Fields"]?.remove(element: field)
      }
      // Actions may refer to a field by its dictionary. That of the widget is emptied with the widget.
      if !field.isSame(as: widget) { try erase(field) }
      guard let parent else { return false }
      guard try parent["Kids"]?.count ?? 0 == 0 else { return try parent["V"] != nil }
      try form?["CO"]?.remove(element: parent)
      field = parent
    }
    return false
  }

  /// Empties a dictionary. Nothing of it is left then, wherever it is referenced.
  fileprivate func erase(_ dictionary: PDFObject) throws(EngineError) {
    guard dictionary.number > 0 else { return }
    try context.call { cm_empty_dictionary($0, dictionary.raw, $1) }
  }
}

private let deepestField = 64

extension PDFObject {
  fileprivate func remove(element: PDFObject) throws(EngineError) {
    guard try kind == .array else { return }
    for position in (0..<(try count)).reversed() {
      if try self[position]?.isSame(as: element) == true { try remove(at: position) }
    }
  }
}
