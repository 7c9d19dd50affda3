// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Removes a layer. Its annotations stay, on no layer. A layer that page contents use is not removed.
public struct RemoveLayer: WorkEdit, LogObject {
  /// The number of the layer's object.
  public var number: Int

  public init(_ number: Int) { self.number = number }

  public static let kind = "removeLayer"
  public static let logged = LogMembers<Self>(.required("number", \.number), make: Self.init(_:))
  public var name: String { "Remove Layer" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }
  public var touches: [AnnotationTouch] { [] }

  public func makeWork(on document: Document) throws(EditError) -> any EditWork {
    try LayerRemovalWork(number, document)
  }
}

/// Finds the users of a layer before it changes anything.
private final class LayerRemovalWork: EditWork {
  private let document: Document
  private let users: LayerUsers
  private let writer: LayerWriter
  private var phase = Phase.objects
  /// An estimate until the last piece is made.
  private(set) var count: Int

  private enum Phase {
    case objects, pages
    case annotations(place: Int, id: Int)
    case rest
  }

  /// The amount of work in a piece.
  private static let (objects, pages, annotations) = (1000, 20, 50)

  init(_ number: Int, _ document: Document) throws(EditError) {
    self.document = document
    writer = LayerWriter(document)
    users = try engine(LayerUsers(of: number, in: document))
    count = try engine(document.objectCount / Self.objects + document.pageCount / Self.pages + 4)
  }

  func perform(_ piece: Int) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    let isOver = try advance(&effect)
    count = isOver ? piece + 1 : max(count, piece + 2)
    return effect
  }

  /// - Returns: whether all is done.
  private func advance(_ effect: inout EditEffect) throws(EditError) -> Bool {
    switch phase {
    case .objects:
      guard try engine(users.visit(objects: Self.objects)) else { return false }
      guard !users.includeContents else {
        throw .notPermitted(
          by: "document",
          "Page contents or a combination of layers use this layer: "
            + "hide it with layers/setDefault.")
      }
      phase = .pages
    case .pages:
      if try engine(users.visit(pages: Self.pages)) { phase = .annotations(place: 0, id: 0) }
    case .annotations(let place, let id): try release(from: place, id, &effect)
    case .rest:
      // The popups of annotations, and annotations that are on no page.
      guard try engine(writer.release(Self.annotations, of: users)) else { return false }
      try remove(&effect)
      return true
    }
    return false
  }

  /// Removes the layer itself, which changes the actions that name it.
  private func remove(_ effect: inout EditEffect) throws(EditError) {
    var before: [Annotation] = []
    for (index, ids) in users.actors {
      before += try engine(document.annotations(Set(ids), onPage: index))
    }
    try engine(writer.remove(users.number, usedBy: users))
    for (index, _) in users.actors { try engine(document.page(index).reloadAnnotations()) }
    for old in before {
      let page = try engine(document.page(old.pageIndex))
      guard let new = try engine(page.annotation(old.id)) else { continue }
      let differences = new.properties(differingFrom: old)
      guard !differences.isEmpty else { continue }
      effect.pages.insert(page.index)
      effect.changed.append(old.id)
      effect.note(differences, of: old.id)
    }
  }

  /// Takes annotations of pages off the layer.
  private func release(from place: Int, _ id: Int, _ effect: inout EditEffect) throws(EditError) {
    guard users.places.indices.contains(place) else {
      phase = .rest
      return
    }
    let (pageIndex, ids) = users.places[place]
    let page = try engine(document.page(pageIndex))
    for id in ids[id...].prefix(Self.annotations) {
      try effect.change(id, on: page, writer.put(id, of: page, on: nil))
    }
    let next = id + Self.annotations
    let isOver = next >= ids.count
    phase = .annotations(place: isOver ? place + 1 : place, id: isOver ? 0 : next)
  }
}
