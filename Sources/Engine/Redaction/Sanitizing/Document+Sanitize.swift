// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// Removes hidden information. Only within an operation of the journal.
  ///
  /// Earlier revisions and unreferenced objects are only counted: a file that is written anew has
  /// neither.
  ///
  /// - Returns: how much of each kind there was, and the ids of the annotations that are gone.
  public func sanitize(
    _ kinds: Set<HiddenInformation>
  ) throws(EngineError) -> (counts: [HiddenInformation: Int], removed: [String]) {
    var counts: [HiddenInformation: Int] = [:]
    // Before anything is cut off from the rest.
    if kinds.contains(.unreferencedObjects) {
      counts[.unreferencedObjects] = try countUnreferencedObjects()
    }
    if kinds.contains(.earlierRevisions) { counts[.earlierRevisions] = try earlierRevisionCount }
    if kinds.contains(.attachments) { counts[.attachments] = try embeddedFiles.count }
    counts.merge(try clearContents(kinds)) { $0 + $1 }
    if kinds.contains(.fieldValues) { counts[.fieldValues] = try clearFieldValues() }
    var sweep = SanitizingSweep(kinds)
    try sweep.clear(self)
    counts.merge(sweep.counts) { $0 + $1 }
    var removed: [String] = []
    for index in 0..<(try pageCount) {
      removed += try removeAnnotations(kinds, onPage: index, &counts)
    }
    reloadPages()
    return (counts, removed)
  }

  /// What ``sanitize(_:)`` would count, without any change.
  public func countHiddenInformation(
    _ kinds: Set<HiddenInformation>
  ) throws(EngineError) -> [HiddenInformation: Int] {
    try copied().sanitize(kinds).counts
  }

  private var earlierRevisionCount: Int {
    get throws(EngineError) {
      var count: Int32 = 0
      try context.call { cm_count_revisions($0, raw, &count, $1) }
      return max(0, Int(count) - 1)
    }
  }

  private func countUnreferencedObjects() throws(EngineError) -> Int {
    var reached: Set<Int> = []
    try forEachDictionary(&reached) { _ in }
    var all: Int32 = 0
    try context.call { cm_count_objects($0, raw, &all, $1) }
    var count = 0
    for number in 1..<max(1, all) where !reached.contains(Int(number)) {
      var object: OpaquePointer?
      try context.call { cm_object_numbered($0, raw, number, &object, $1) }
      guard let found = object.map({ PDFObject(owning: $0, context) }) else { continue }
      // The file's own tables are reached by no other object.
      let type = try found["Type"]?.name
      if try found.kind != .null, type != "ObjStm", type != "XRef" { count += 1 }
    }
    return count
  }

  /// Removes what lies in layers that are off, and invisible characters, from the pages' contents.
  private func clearContents(
    _ kinds: Set<HiddenInformation>
  ) throws(EngineError) -> [HiddenInformation: Int] {
    let layers = kinds.contains(.hiddenLayers) ? try layersOffAtFirst : []
    let takesText = kinds.contains(.hiddenText)
    var counts: [HiddenInformation: Int] = [:]
    if kinds.contains(.hiddenLayers) { counts[.hiddenLayers] = layers.count }
    if takesText { counts[.hiddenText] = 0 }
    guard takesText || !layers.isEmpty else { return counts }
    let numbers = layers.map { Int32(clamping: $0) }
    for index in 0..<(try pageCount) {
      let page = try page(index)
      var letters: Int32 = 0
      try numbers.withUnsafeBufferPointer { numbers throws(EngineError) in
        try context.call {
          cm_remove_hidden(
            $0, raw, page.raw, numbers.baseAddress, Int32(clamping: numbers.count), takesText,
            &letters, $1)
        }
      }
      if takesText { counts[.hiddenText, default: 0] += Int(letters) }
    }
    try removeLayers(Set(layers))
    reloadPages()
    return counts
  }

  private var layersOffAtFirst: [Int] {
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

  private func removeLayers(_ numbers: Set<Int>) throws(EngineError) {
    guard !numbers.isEmpty, let properties = try catalog?["OCProperties"] else { return }
    try properties.removeElements(numbers, depth: 0)
    // Empty marked content may still refer to them.
    for number in numbers { try reference(to: number).set("Name", make(.text(""))) }
    try context.call { cm_read_layers_again($0, raw, $1) }
  }

  private func clearFieldValues() throws(EngineError) -> Int {
    var count = 0
    if try catalog?["AcroForm"]?["XFA"] != nil { count += 1 }
    try dropXFA()
    for entry in try form.entries {
      var hadValue = false
      for object in entry.objects + entry.widgets.map(\.object) {
        for key in ["V", "DV", "RV", "I"] {
          guard try object[key] != nil else { continue }
          // A signature is no value that somebody filled in.
          if key == "V", try object.inherited("FT")?.name == "Sig" { continue }
          try object.set(key, nil)
          hadValue = true
        }
      }
      guard hadValue else { continue }
      count += 1
      for widget in entry.widgets where try widget.object.inherited("FT")?.name == "Btn" {
        if try widget.object["AS"] != nil { try widget.object.set("AS", makeName("Off")) }
      }
      _ = try redraw(entry, [])
    }
    formRead = nil
    return count
  }

  private func removeAnnotations(
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
    return going.isEmpty ? [] : try page.remove(going)
  }
}

extension PDFObject {
  /// Removes references to some objects from the arrays below.
  fileprivate func removeElements(_ numbers: Set<Int>, depth: Int) throws(EngineError) {
    guard depth < 32 else { return }
    switch try kind {
    case .array:
      for position in (0..<(try count)).reversed() {
        guard let element = try self[position] else { continue }
        if numbers.contains(element.number) {
          try remove(at: position)
        } else if try element.kind == .array {
          try element.removeElements(numbers, depth: depth + 1)
        } else if element.number == 0 {
          try element.removeElements(numbers, depth: depth + 1)
        }
      }
    case .dictionary:
      for (_, value) in try entries { try value.removeElements(numbers, depth: depth + 1) }
    default: break
    }
  }
}
