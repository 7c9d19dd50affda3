// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Actions and destinations as objects of the file. See ISO 32000-2, 12.3.2 and 12.6.
extension Document {
  /// Makes the dictionary of an action and the actions that follow. Only within an operation of the
  /// journal.
  ///
  /// - Throws: ``EngineError/unsupported(_:)`` for kinds that are known only by name;
  ///   ``EngineError/notFound(what:_:)`` for a missing object that it refers to.
  func makeAction(_ action: Action) throws(EngineError) -> PDFObject {
    let dictionary = try makeDictionary()
    try dictionary.set("S", makeName(action.kind.pdfName))
    if action.kind.pdfName == "GoToE" { catalogMemory.lacksPageNumbers = false }
    for (key, value) in try entries(of: action) { try dictionary.set(key, value) }
    for member in ActionTable.members(of: action.kind.name) {
      guard let value = action.members[member.name] else { continue }
      try member.write(value, to: dictionary, in: self)
    }
    if !action.next.isEmpty {
      try dictionary.set("Next", makeArray(of: action.next, makeAction))
    }
    return dictionary
  }

  private func entries(of action: Action) throws(EngineError) -> [(String, PDFObject)] {
    switch action.kind {
    case .goTo(_, let name?): return [("D", try makeText(name))]
    case .goTo(let destination?, nil): return try entries(destination, action)
    case .goTo(nil, nil): throw .unsupported("a link needs a destination")
    case .goToRemote(let file, let pageIndex, let name):
      let target: PDFObject
      if let name {
        target = try makeText(name)
      } else {
        target = try makeRemoteDestination(pageIndex ?? 0, action.members["view"])
      }
      return [("F", try makeFileSpecification(file)), ("D", target)]
    case .uri(let uri): return [("URI", try makeText(uri.percentEncoded))]
    case .launch(let file): return [("F", try makeFileSpecification(file))]
    case .named(let name): return [("N", try makeName(name))]
    case .javaScript(let script): return [("JS", try makeText(script))]
    case .special: return []
    case .other(let name):
      throw .unsupported("an action of the kind \(name) cannot be made")
    }
  }

  /// The entries for a place in this document. The structure element of the place is included if it is
  /// known.
  private func entries(
    _ destination: Destination, _ action: Action
  ) throws(EngineError) -> [(String, PDFObject)] {
    let target = try makeDestination(destination)
    guard let number = action.members["structure"]?.integer else { return [("D", target)] }
    let structure = try makeArray([reference(to: number)])
    for position in 1..<max(1, try target.count) { try structure.append(target[position]) }
    return [("D", target), ("SD", structure)]
  }

  func makeFileSpecification(_ file: String) throws(EngineError) -> PDFObject {
    try makeDictionary(["Type": makeName("Filespec"), "F": makeText(file), "UF": makeText(file)])
  }

  /// Makes an explicit destination.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)`` for a missing page, and
  ///   ``EngineError/unsupported(_:)`` for a coordinate that the page's rotation does not allow.
  func makeDestination(_ destination: Destination) throws(EngineError) -> PDFObject {
    guard let page = try pageObject(destination.pageIndex) else {
      throw .notFound(
        what: "page", "There is no page \(destination.pageIndex) for the link's destination.")
    }
    let map = try pageGeometry(destination.pageIndex).transform.inverse ?? .identity
    // The file has a coordinate of the unrotated page here, which readers apply to the other axis.
    if map.a.magnitude < map.b.magnitude, let member = destination.fit.onlyCoordinate {
      throw .unsupported(
        "page \(destination.pageIndex) is rotated by a quarter turn, so a destination that fits a "
          + "width or height cannot have \(member): leave it out, or use the fit position")
    }
    let (name, values) = DestinationParts(destination.fit, map).parts
    let array = try makeArray([page, makeName(name)])
    for value in values {
      try array.append(value.map { value throws(EngineError) in try makeReal(value) })
    }
    return array
  }
}

extension Destination.Fit {
  /// The name of the given coordinate of a fit with only one.
  fileprivate var onlyCoordinate: String? {
    switch self {
    case .width(.some), .contentWidth(.some): "top"
    case .height(.some), .contentHeight(.some): "left"
    default: nil
    }
  }
}

/// The name and the numbers of an explicit destination. See ISO 32000-2, table 149.
private struct DestinationParts {
  var parts: (String, [Double?])

  init(_ fit: Destination.Fit, _ map: Matrix) {
    func at(_ x: Double?, _ y: Double?) -> (x: Double?, y: Double?) {
      let point = map.apply(Point(x ?? 0, y ?? 0))
      // On a page rotated by 90 degrees, the x coordinate as shown is the file's y coordinate.
      let isTurned = map.a.magnitude < map.b.magnitude
      return ((isTurned ? y : x) == nil ? nil : point.x, (isTurned ? x : y) == nil ? nil : point.y)
    }
    switch fit {
    case .position(let left, let top, let zoom):
      let point = at(left, top)
      parts = ("XYZ", [point.x, point.y, zoom])
    case .page: parts = ("Fit", [])
    case .width(let top): parts = ("FitH", [at(nil, top).y])
    case .height(let left): parts = ("FitV", [at(left, nil).x])
    case .rect(let rect):
      let rect = map.apply(rect)
      parts = ("FitR", [rect.x0, rect.y0, rect.x1, rect.y1])
    case .content: parts = ("FitB", [])
    case .contentWidth(let top): parts = ("FitBH", [at(nil, top).y])
    case .contentHeight(let left): parts = ("FitBV", [at(left, nil).x])
    }
  }
}
