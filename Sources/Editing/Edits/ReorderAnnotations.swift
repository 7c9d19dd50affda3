// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Moves annotations up or down in the stacking order of their pages.
public struct ReorderAnnotations: Edit, LogObject {
  public var annotations: [Annotation]
  public var place: AnnotationPlace

  public init(_ annotations: [Annotation], to place: AnnotationPlace) {
    self.annotations = annotations
    self.place = place
  }

  public static let kind = "reorderAnnotations"
  public static let logged = LogMembers<Self>(
    .references("annotations", \.annotations), .required("place", \.place), make: Self.init(_:to:))
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }

  public var name: String {
    let noun = noun(annotations.map(\.type))
    return switch place {
    case .front: "Bring \(noun) to front"
    case .back: "Send \(noun) to back"
    case .forward: "Bring \(noun) forward"
    case .backward: "Send \(noun) backward"
    }
  }

  public var touches: [AnnotationTouch] { annotations.map(AnnotationTouch.change) }

  /// Annotations of some pages each.
  public var pieces: [any Edit] {
    guard annotations.count > Self.annotationsInPiece else { return [self] }
    var pieces: [[Annotation]] = [[]]
    for page in annotations.byPage {
      let last = pieces.count - 1
      if pieces[last].isEmpty || pieces[last].count + page.count <= Self.annotationsInPiece {
        pieces[last] += page
      } else {
        pieces.append(page)
      }
    }
    return pieces.map { ReorderAnnotations($0, to: place) }
  }

  private static let annotationsInPiece = 25

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    for (index, ids) in annotations.idsByPage {
      try engine(document.page(index).reorder(ids, to: place))
      effect.pages.insert(index)
      effect.changed += ids
      for id in ids { effect.note([.order], of: id) }
    }
    return effect
  }
}

extension AnnotationPlace: LogName {}

extension [Annotation] {
  /// The ids of each page, in order.
  var idsByPage: [(pageIndex: Int, ids: [String])] {
    Dictionary(grouping: self, by: \.pageIndex).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.map(\.id)) }
  }
}
