// SPDX-License-Identifier: AGPL-3.0-or-later

/// The users of a layer besides the document's list of layers. All objects of the document are visited,
/// some at a time.
public final class LayerUsers {
  /// Whether page contents are on the layer. They can be on it directly or through a combination of
  /// layers.
  public private(set) var includeContents = false
  /// The ids of the page annotations on the layer, by page. Complete once all pages are visited.
  public private(set) var places: [(pageIndex: Int, ids: [String])] = []
  /// The ids of annotations with actions that show or hide layers. They are given by page, and only if
  /// such an action names this layer.
  public private(set) var actors: [(pageIndex: Int, ids: [String])] = []
  /// The dictionaries of annotations on the layer.
  var annotations: ArraySlice<PDFObject> = []
  /// The state lists of actions that show or hide the layer.
  private(set) var states: [PDFObject] = []

  public let number: Int
  private let document: Document
  private var reached: Set<Int> = []
  private var pending: [Value] = []
  private var nextPage = 0

  public init(of number: Int, in document: Document) throws(EngineError) {
    (self.number, self.document) = (number, document)
    guard let trailer = try document.trailer else { return }
    pending = [Value(trailer, key: "", owner: trailer)]
  }

  /// Visits the next objects, at most `count`.
  ///
  /// - Returns: whether all are visited.
  public func visit(objects count: Int) throws(EngineError) -> Bool {
    var left = count
    while left > 0, let value = pending.popLast() {
      left -= 1
      if value.object.number == number {
        try note(value)
        continue
      }
      let reference = value.object.number
      guard reference == 0 || reached.insert(reference).inserted else { continue }
      switch try value.object.kind {
      case .array:
        pending += try value.object.elements.map { Value($0, key: value.key, owner: value.owner) }
      case .dictionary, .stream:
        let object = try LayerMemberships.inFile(value.object, of: document) ?? value.object
        for (key, entry) in try object.entries where key != "OCProperties" {
          pending.append(Value(entry, key: key, owner: object))
        }
      default: continue
      }
    }
    return pending.isEmpty
  }

  /// Finds the annotations of the next pages.
  ///
  /// - Returns: whether all pages are visited.
  public func visit(pages count: Int) throws(EngineError) -> Bool {
    guard !annotations.isEmpty || !states.isEmpty else { return true }
    let end = min(nextPage + count, try document.pageCount)
    for index in nextPage..<end {
      guard let (row, reader) = try document.annotationRow(ofPage: index) else { continue }
      var (ids, acting): ([String], [String]) = ([], [])
      for entry in row.entries {
        if try entry.object["OC"]?.number == number { ids.append(entry.id) }
        guard !states.isEmpty, try entry.hasAction else { continue }
        if try entry.annotation(reader).action?.setsLayers == true { acting.append(entry.id) }
      }
      if !ids.isEmpty { places.append((index, ids)) }
      if !acting.isEmpty { actors.append((index, acting)) }
    }
    nextPage = end
    return try end == document.pageCount
  }

  /// A value below the document's trailer, with its dictionary and key.
  private struct Value {
    let object: PDFObject
    let key: String
    let owner: PDFObject

    init(_ object: PDFObject, key: String, owner: PDFObject) {
      (self.object, self.key, self.owner) = (object, key, owner)
    }
  }

  private func note(_ value: Value) throws(EngineError) {
    let owner = value.owner
    if value.key == "OC", try owner["Rect"] != nil, try owner["Subtype"] != nil {
      annotations.append(owner)
    } else if value.key == "State", try owner["S"]?.name == "SetOCGState" {
      if let list = try owner["State"] { states.append(list) }
    } else {
      includeContents = true
    }
  }
}

extension Action {
  /// Whether the action, or one that follows it, shows or hides layers.
  fileprivate var setsLayers: Bool {
    kind == .special(.setLayers) || next.contains(where: \.setsLayers)
  }
}

extension AnnotationEntry {
  fileprivate var hasAction: Bool {
    get throws(EngineError) {
      if try object["A"] != nil { return true }
      return try object["AA"] != nil
    }
  }
}
