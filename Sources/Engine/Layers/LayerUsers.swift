// SPDX-License-Identifier: AGPL-3.0-or-later

/// The users of a layer besides the document's list of layers. All objects of the document are
/// visited.
public struct LayerUsers {
  /// Whether page contents are on the layer, directly or through a combination of layers.
  public private(set) var includeContents = false
  /// The dictionaries of annotations on the layer.
  private(set) var annotations: [PDFObject] = []
  /// The state lists of actions that show or hide the layer.
  private(set) var states: [PDFObject] = []

  private let document: Document
  private let number: Int

  public init(of number: Int, in document: Document) throws(EngineError) {
    (self.number, self.document) = (number, document)
    var reached: Set<Int> = []
    var pending: [Value] = []
    if let trailer = try document.trailer {
      pending.append(Value(trailer, key: "", owner: trailer))
    }
    while let value = pending.popLast() {
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
        for (key, entry) in try value.object.entries where key != "OCProperties" {
          pending.append(Value(entry, key: key, owner: value.object))
        }
      default: continue
      }
    }
  }

  /// The ids of the page annotations on the layer, page by page.
  public var places: [(pageIndex: Int, ids: [String])] {
    get throws(EngineError) {
      guard !annotations.isEmpty else { return [] }
      var places: [(pageIndex: Int, ids: [String])] = []
      for index in 0..<(try document.pageCount) {
        var ids: [String] = []
        for entry in try document.annotationRow(ofPage: index).entries
        where try entry.object["OC"]?.number == number {
          ids.append(entry.annotation.id)
        }
        if !ids.isEmpty { places.append((index, ids)) }
      }
      return places
    }
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

  private mutating func note(_ value: Value) throws(EngineError) {
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
