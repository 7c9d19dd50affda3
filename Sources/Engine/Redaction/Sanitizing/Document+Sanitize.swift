// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The operations of a ``Sanitizer``.
extension Document {
  var earlierRevisionCount: Int {
    get throws(EngineError) {
      var count: Int32 = 0
      try context.call { cm_count_revisions($0, raw, &count, $1) }
      return max(0, Int(count) - 1)
    }
  }

  /// The number of objects that no other object refers to. Those are all objects except `reached`, and
  /// except the cross-reference and object streams.
  func countObjects(besides reached: Set<Int>) throws(EngineError) -> Int {
    var count = 0
    for number in 1..<max(1, try objectCount) where !reached.contains(number) {
      guard let found = try object(number) else { continue }
      let type = try found["Type"]?.name
      if try found.kind != .null, type != "ObjStm", type != "XRef" { count += 1 }
    }
    return count
  }

  /// Removes the contents of layers, and invisible characters, from pages.
  ///
  /// - Returns: the number of removed characters.
  func clearContents(
    ofPages pages: Range<Int>, layers: [Int], takesText: Bool
  ) throws(EngineError) -> Int {
    var count = 0
    for index in pages {
      let page = try page(index)
      var letters: Int32 = 0
      try withNumbers(layers) { (numbers, count) throws(EngineError) in
        try context.call {
          cm_remove_hidden($0, raw, page.raw, numbers, count, takesText, &letters, $1)
        }
      }
      count += Int(letters)
    }
    return count
  }

  /// Whether content with this value of `OC` goes with layers.
  func goes(_ group: PDFObject, withLayers layers: [Int]) throws(EngineError) -> Bool {
    var goes = false
    try withNumbers(layers) { (numbers, count) throws(EngineError) in
      try context.call { cm_goes_with_layers($0, raw, group.raw, numbers, count, &goes, $1) }
    }
    return goes
  }

  /// Continues the removal of layers in a dictionary. The contents and annotations of all pages must
  /// have been cleared before.
  func leaveLayers(_ layers: [Int], in dictionary: PDFObject) throws(EngineError) {
    try withNumbers(layers) { (numbers, count) throws(EngineError) in
      try context.call { cm_leave_layers($0, raw, dictionary.raw, numbers, count, $1) }
    }
  }

  private func withNumbers(
    _ layers: [Int], _ body: (UnsafePointer<Int32>?, Int32) throws(EngineError) -> Void
  ) throws(EngineError) {
    let numbers = layers.map { Int32(clamping: $0) }
    try numbers.withUnsafeBufferPointer { numbers throws(EngineError) in
      try body(numbers.baseAddress, Int32(clamping: numbers.count))
    }
  }

  var layersOffAtFirst: [Int] {
    get throws(EngineError) {
      guard let reader = try LayerReader(self) else { return [] }
      var off: [Int] = []
      for group in try catalog?["OCProperties"]?["OCGs"]?.elements ?? []
      where group.number > 0 && !reader.isVisibleAtFirst(group.number)
        && !off.contains(group.number)
      {
        off.append(group.number)
      }
      return off
    }
  }

  func removeLayers(_ numbers: Set<Int>) throws(EngineError) {
    guard !numbers.isEmpty, let properties = try catalog?["OCProperties"] else { return }
    try properties.removeElements(numbers)
    // Empty marked content may still refer to them.
    for number in numbers { try reference(to: number).set("Name", make(.text(""))) }
    try takeUpLayers()
  }

  /// Moves the values that fields inherit into the fields. See ISO 32000-2, 12.7.4.1. Then each field
  /// can be cleared by itself.
  func lowerValues(of entries: [FormIndex.Entry]) throws(EngineError) {
    var holders: [PDFObject] = []
    for object in entries.flatMap(\.objects) where try object.inherited("FT")?.name != "Sig" {
      for ancestor in try FieldReader.chain(object).dropFirst() {
        for key in keysOfValues {
          guard let value = try ancestor[key] else { continue }
          holders.append(ancestor)
          if try object[key] == nil { try object.set(key, detached(value)) }
        }
      }
    }
    for holder in holders {
      for key in keysOfValues { try holder.set(key, nil) }
    }
  }

  /// - Returns: whether the field had a value, or a default value.
  func clearValue(of entry: FormIndex.Entry) throws(EngineError) -> Bool {
    var hadValue = false
    for object in entry.objects + entry.widgets.map(\.object) {
      for key in keysOfValues {
        guard try object[key] != nil else { continue }
        // A signature is not a filled-in value.
        if key == "V", try object.inherited("FT")?.name == "Sig" { continue }
        try object.set(key, nil)
        hadValue = true
      }
    }
    guard hadValue else { return false }
    for widget in entry.widgets where try widget.object.inherited("FT")?.name == "Btn" {
      if try widget.object["AS"] != nil { try widget.object.set("AS", makeName("Off")) }
    }
    _ = try redraw([entry], [])
    return true
  }

  /// - Returns: the ids of the removed annotations.
  func removeAnnotations(
    _ kinds: Set<HiddenInformation>, onPage index: Int,
    _ counts: inout [HiddenInformation: Int]
  ) throws(EngineError) -> [String] {
    if kinds.contains(.comments) { counts[.comments, default: 0] += 0 }
    if kinds.contains(.links) { counts[.links, default: 0] += 0 }
    let page = try page(index)
    var going: [String] = []
    for annotation in try page.annotations {
      switch annotation.type {
      case .widget: continue
      case .link:
        guard kinds.contains(.links) else { continue }
        counts[.links, default: 0] += 1
      case .fileAttachment where kinds.contains(.attachments):
        break
      case .popup:
        guard kinds.contains(.comments) else { continue }
      default:
        guard kinds.contains(.comments) else { continue }
        counts[.comments, default: 0] += 1
      }
      going.append(annotation.id)
    }
    guard !going.isEmpty else { return [] }
    var objects: [PDFObject] = []
    for id in going {
      let object = try page.annotationObject(id)
      objects.append(object)
      // Its own structure element often repeats a comment.
      guard try object["Subtype"]?.name != "Link" else { continue }
      try context.call { cm_silence_element($0, raw, object.raw, false, $1) }
    }
    let removed = try page.remove(going)
    // Actions and replies may still refer to them.
    for object in objects { try object.empty(except: ["Type", "Subtype", "Rect"]) }
    return removed
  }
}

private let keysOfValues = ["V", "DV", "RV", "I"]

extension PDFObject {
  /// Removes references to some objects from the nested arrays. Each object is visited once: some refer
  /// to themselves, or double at every level.
  func removeElements(_ numbers: Set<Int>) throws(EngineError) {
    var pending = [self]
    var seen: Set<Int> = []
    while let object = pending.popLast() {
      guard object.number == 0 || seen.insert(object.number).inserted else { continue }
      switch try object.kind {
      case .array:
        for position in (0..<(try object.count)).reversed() {
          guard let element = try object[position] else { continue }
          let isArray = try element.kind == .array
          if numbers.contains(element.number) {
            try object.remove(at: position)
          } else if isArray || element.number == 0 {
            pending.append(element)
          }
        }
      case .dictionary: pending += try object.entries.map(\.value)
      default: break
      }
    }
  }
}

/// Kinds of hidden information in a document. Readers do not see it at once.
public enum HiddenInformation: String, CaseIterable, Sendable {
  /// Entries of the information dictionary, and XMP. The XMP is that of the document and its parts.
  case metadata
  /// Files in the document: attached to it or its annotations, or embedded for media, links, or forms.
  case attachments
  case scripts
  /// Layers that are off when the document is opened, with their contents.
  case hiddenLayers
  /// Characters that are invisible or outside the crop box.
  case hiddenText
  /// Annotations except links and form fields.
  case comments
  /// Values and default values of form fields, and XFA.
  case fieldValues
  /// Links, and actions that lead out of the document.
  case links
  case thumbnails
  /// The private data of programs (`PieceInfo`).
  case privateData
  /// Earlier versions of the document in the file.
  case earlierRevisions
  /// Objects that no other object refers to.
  case unreferencedObjects
}
