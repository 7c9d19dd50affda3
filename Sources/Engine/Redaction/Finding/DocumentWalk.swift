// SPDX-License-Identifier: AGPL-3.0-or-later

/// Visits all objects of a document, each once. They are the objects that are reachable from the
/// trailer. Returns their strings and streams, with the places to which these belong.
struct DocumentWalk {
  /// An object during the walk: its position, and its owner.
  struct Stop {
    let object: PDFObject
    /// The number of the enclosing indirect object; 0: the trailer.
    var holder = 0
    /// The path from the holder.
    var path: [String] = []
    var place = TextPlace.names
    var pageIndex: Int?
    /// The annotation that has the object in its appearance.
    var appearance: (holder: Int, path: [String])?
    /// The dictionary that owns the object. It has the object as an entry, or has the array with the
    /// object.
    var owner: PDFObject?
    /// Whether this is a key of a name tree. Such keys determine the tree's order.
    var isSorted = false
    /// Whether this belongs to the glyphs of a Type 3 font.
    var isGlyph = false
    /// Whether this is searched, but must keep its value.
    var mustStay = false
    /// Whether this is in an entry that the file alone has (``HiddenEntries``). It cannot be changed in
    /// memory, but objects to which it refers can.
    var isHidden = false
  }

  private let document: Document
  private var pending: [Stop] = []
  private var seen: Set<Int> = []
  private var pageNumbers: [Int: Int] = [:]

  init(_ document: Document) throws(EngineError) {
    self.document = document
    guard let trailer = try document.trailer else { return }
    for index in 0..<(try document.pageCount) {
      guard let page = try document.pageObject(index) else { continue }
      pageNumbers[page.number] = index
    }
    pending.append(Stop(object: trailer))
  }

  /// Advances to the next string or stream; `nil` at the end.
  mutating func next() throws(EngineError) -> Stop? {
    while var stop = pending.popLast() {
      let number = stop.object.number
      if number > 0 {
        guard seen.insert(number).inserted else { continue }
        (stop.holder, stop.path) = (number, [])
      }
      switch try stop.object.kind {
      case .string: return stop
      case .array: try enterArray(stop)
      case .dictionary: try enterDictionary(stop)
      case .stream:
        try enterDictionary(stop)
        try settle(&stop)
        return stop
      default: continue
      }
    }
    return nil
  }

  private mutating func enterArray(_ stop: Stop) throws(EngineError) {
    // A palette can be a string.
    if let family = try stop.object[0]?.name, EntryMeaning.colorSpaces.contains(family) { return }
    let isTree = stop.path.last == "Names" && stop.place != .scripts
    for index in (0..<(try stop.object.count)).reversed() {
      guard let element = try stop.object[index] else { continue }
      var inner = stop
      inner.isSorted = isTree && index % 2 == 0 && stop.place != .attachments
      push(element, &inner, step: "\(index)")
    }
  }

  private mutating func enterDictionary(_ stop: Stop) throws(EngineError) {
    var here = stop
    try settle(&here)
    // The entry that is pushed last is visited first: a deeper object belongs to the first object that
    // refers to it.
    let hidden = try HiddenEntries.entries(of: here.object, in: document)
    let entries = try (here.object.entries + hidden).sorted {
      DocumentWalk.rank($0.key) > DocumentWalk.rank($1.key)
    }
    let hiddenKeys = Set(hidden.map(\.key))
    for (key, value) in entries {
      let meaning = try EntryMeaning(of: key, value, in: here)
      guard meaning != .noText else { continue }
      var inner = here
      inner.isHidden = value.number == 0 && (here.isHidden || hiddenKeys.contains(key))
      inner.mustStay = meaning == .fixed || inner.isHidden
      inner.owner = here.object
      inner.isSorted = false
      inner.place = DocumentWalk.places[key] ?? here.place
      if key == "CharProcs" { inner.isGlyph = true }
      if key == "Title", here.place == .outline { inner.place = .outline }
      if key == "AP", here.appearance == nil { inner.appearance = (here.holder, here.path) }
      push(value, &inner, step: key)
    }
  }

  private mutating func push(_ object: PDFObject, _ inner: inout Stop, step: String) {
    let number = object.number
    if number > 0, seen.contains(number) { return }
    let place = Stop(
      object: object, holder: inner.holder, path: inner.path + [step], place: inner.place,
      pageIndex: inner.pageIndex, appearance: inner.appearance, owner: inner.owner,
      isSorted: inner.isSorted, isGlyph: inner.isGlyph, mustStay: inner.mustStay,
      isHidden: inner.isHidden)
    pending.append(place)
  }

  /// Classifies a dictionary by its own entries.
  private func settle(_ stop: inout Stop) throws(EngineError) {
    let object = stop.object
    if let index = pageNumbers[object.number] {
      (stop.place, stop.pageIndex, stop.appearance) = (.text, index, nil)
      return
    }
    let type = try object["Type"]?.name
    let subtype = try object["Subtype"]?.name
    // No type keeps the walk out: any object can claim to be a font.
    switch type {
    case "Metadata": stop.place = .metadata
    case "StructElem", "StructTreeRoot": stop.place = .structure
    case "Filespec", "F", "EmbeddedFile": stop.place = .attachments
    case "Outlines": stop.place = .outline
    case "OCG", "OCMD": stop.place = .names
    case "Sig", "DocTimeStamp": stop.place = .fields
    default: break
    }
    if try object["EF"] != nil { stop.place = .attachments }
    // Streams of functions and meshes are calculated with.
    let (function, mesh) = (try object["FunctionType"], try object["ShadingType"])
    if function != nil || mesh != nil { stop.mustStay = true }
    let isPlaced = stop.path.dropLast().last == "Annots" || type == "Annot"
    let hasRect = try object["Rect"] != nil
    if isPlaced || (hasRect && subtype != nil) {
      stop.place = subtype == "Widget" ? .fields : .annotations
      if let page = try object["P"]?.number, let index = pageNumbers[page] {
        stop.pageIndex = index
      }
    }
  }

  private static func rank(_ key: String) -> Int { order[key] ?? 50 }

  /// Pages come before objects that share theirs; back references come last.
  private static let order: [String: Int] = [
    "Pages": 0, "Annots": 1, "AcroForm": 3, "Outlines": 4, "Parent": 90, "P": 90, "Pg": 91,
    "StructTreeRoot": 60, "Names": 5,
  ]

  private static let places: [String: TextPlace] = [
    "Info": .metadata, "Metadata": .metadata, "PieceInfo": .metadata, "Threads": .metadata,
    "Outlines": .outline, "AcroForm": .fields, "EmbeddedFiles": .attachments, "AF": .attachments,
    "FS": .attachments, "AdditionalStreams": .attachments, "StructTreeRoot": .structure,
    "Properties": .structure,
    "ActualText": .structure, "Alt": .structure, "E": .structure, "JavaScript": .scripts,
    "JS": .scripts, "URI": .links, "A": .links, "AA": .links, "OpenAction": .links,
    "PageLabels": .names, "OCProperties": .names, "Dests": .names, "Dest": .names,
  ]
}
