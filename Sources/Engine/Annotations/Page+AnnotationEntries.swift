// SPDX-License-Identifier: AGPL-3.0-or-later

/// Imported annotations, in the form of their entries. All changes are made within an operation of the
/// document's journal.
extension Page {
  /// Adds annotations on top of the others. An appearance is drawn for annotations without one.
  /// ``connect(_:)`` links replies once all annotations exist.
  public func add(_ all: [AnnotationEntries]) throws(EngineError) {
    let array = try annotationArray()
    var objects: [(new: AnnotationEntries, object: PDFObject)] = []
    for new in all {
      let object = try document.add(document.makeDictionary())
      try object.set("Type", document.makeName("Annot"))
      try object.set("Subtype", document.makeName(new.subtype))
      try document.write(name: new.id, to: object)
      try object.set("P", self.object)
      document.annotationRegistry.give(new.id, to: object.number)
      try put(new.entries, in: object)
      try array.append(object)
      try enter(object, new.id)
      if let popup = new.popup {
        try enter(try add(popup, of: object, to: array), popup.id)
        try forgetAnnotations([new.id])
      }
      objects.append((new, object))
    }
    try syncAnnotations()
    for (new, object) in objects {
      guard var annotation = try annotation(new.id), !annotation.hasAppearance,
        annotation.isDrawnFromEntries
      else { continue }
      if let picture = new.picture { annotation.picture = .image(picture) }
      try drawAppearance(of: annotation, object)
      try forgetAnnotations([new.id])
    }
    try syncAnnotations()
  }

  /// Writes the changed entries; `.null` removes an entry. If the change is visible and no appearance
  /// is given, the annotation is redrawn, or its picture is fitted into the new rectangle.
  public func change(_ changes: AnnotationEntries) throws(EngineError) {
    try settleAnnotations()
    let object = try annotationObject(changes.id)
    let old = try annotation(changes.id)
    try put(changes.entries, in: object)
    try document.write(name: changes.id, to: object)
    if let popup = changes.popup {
      if let window = try PopupWindow(of: object)?.object {
        try put(popup.entries, in: window)
      } else {
        let window = try add(popup, of: object, to: try annotationArray())
        try enter(window, popup.id)
      }
    }
    try forgetAnnotation(with: changes.id)
    guard changes.entries["AP"] == nil, let old, let new = try annotation(changes.id),
      changes.shows(changes.entries.keys, of: new), new.isDrawnFromEntries
    else { return }
    try redraw(new, from: old, object)
    try forgetAnnotation(with: changes.id)
  }

  /// Makes annotations reply to, or be grouped with, other annotations. The annotations are on this
  /// page; the target `nil` removes the relation.
  public func connect(_ targets: [(id: String, target: String?)]) throws(EngineError) {
    for (id, target) in targets {
      let other = try target.map { target throws(EngineError) in
        try document.pageOfAnnotation(target).annotationObject(target)
      }
      try annotationObject(id).set("IRT", other)
    }
    try forgetAnnotations(targets.map(\.id))
    try syncAnnotations()
  }

  /// The annotation that these entries describe. An old annotation with the same id, if there is one,
  /// provides the other entries.
  public func annotation(reading carried: AnnotationEntries) throws(EngineError) -> Annotation {
    let dictionary = try document.makeDictionary()
    if try annotation(carried.id) != nil {
      for (key, value) in try annotationObject(carried.id).entries {
        try dictionary.set(key, value)
      }
    }
    try dictionary.set("Subtype", document.makeName(carried.subtype))
    for (key, value) in carried.entries {
      try dictionary.set(key, value == .null ? nil : document.make(value.withoutStreams))
    }
    let reader = AnnotationReader(document: document, pageIndex: index, transform: transform)
    return try reader.read(dictionary, id: carried.id)
  }

  @discardableResult
  private func add(
    _ popup: AnnotationEntries.Popup, of object: PDFObject, to array: PDFObject
  ) throws(EngineError) -> PDFObject {
    let window = try document.add(document.makeDictionary())
    try window.set("Type", document.makeName("Annot"))
    try window.set("Subtype", document.makeName("Popup"))
    try document.write(name: popup.id, to: window)
    try window.set("P", self.object)
    try window.set("Parent", object)
    document.annotationRegistry.give(popup.id, to: window.number)
    try put(popup.entries, in: window)
    try object.set("Popup", window)
    try array.append(window)
    return window
  }

  private func put(_ entries: [String: PDFValue], in object: PDFObject) throws(EngineError) {
    for (key, value) in entries.sorted(by: { $0.key < $1.key })
    where !AnnotationEntries.fixedKeys.contains(key) {
      try object.set(key, value == .null ? nil : document.make(value))
    }
    if ["A", "PA", "Dest"].contains(where: { entries[$0] != nil }) {
      document.catalogMemory.lacksPageNumbers = false
    }
    if let target = entries["Dest"] { try lead(object, "Dest", target) }
    var seen: Set<Int> = []
    try leadActions(object["A"], &seen, depth: 0)
  }

  /// Converts pages from indices to references in destinations within the document.
  private func leadActions(
    _ action: PDFObject?, _ seen: inout Set<Int>, depth: Int
  ) throws(EngineError) {
    guard let action, depth < 16, action.number == 0 || seen.insert(action.number).inserted
    else { return }
    if try action["S"]?.name == "GoTo", let page = try action["D"]?[0]?.integer {
      try lead(action, "D", .array([.integer(page)]))
    }
    guard let next = try action["Next"] else { return }
    for following in try next.kind == .array ? next.elements : [next] {
      try leadActions(following, &seen, depth: depth + 1)
    }
  }

  private func lead(_ object: PDFObject, _ key: String, _ value: PDFValue) throws(EngineError) {
    guard case .integer(let index)? = value.elements?.first,
      let page = try document.pageObject(index), let old = try object[key]
    else { return }
    let target = try document.makeArray([page])
    for position in 1..<max(1, try old.count) { try target.append(old[position]) }
    try object.set(key, target)
  }
}

extension Annotation {
  /// Whether Recto draws annotations of this type from their entries.
  fileprivate var isDrawnFromEntries: Bool {
    switch type {
    case .movie, .screen, .richMedia, .threeD, .printerMark, .trapNet, .watermark, .projection,
      .popup, .widget, .link, .unknown:
      false
    default: true
    }
  }
}

extension PDFValue {
  /// The same value without streams. Only an operation can add streams to a document.
  fileprivate var withoutStreams: PDFValue {
    switch self {
    case .array(let elements): .array(elements.map(\.withoutStreams))
    case .dictionary(let entries): .dictionary(entries.mapValues(\.withoutStreams))
    case .stream(let entries, _): .dictionary(entries.mapValues(\.withoutStreams))
    default: self
    }
  }
}
