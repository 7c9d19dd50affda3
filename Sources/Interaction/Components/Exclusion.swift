// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// Annotations and places that the user's touches leave alone.
public struct Exclusion: Hashable, Sendable {
  /// The ids of the excluded annotations.
  public var annotations: Set<String> = []
  public var types: Set<AnnotationType> = []
  public var pages: Set<Int> = []
  public var areas: [Area] = []
  /// What is needed to follow the pages.
  var trail = ExclusionTrail()

  public init() {}

  /// A rectangle of page space, of one page or of all.
  public struct Area: Hashable, Sendable {
    public var pageIndex: Int?
    public var rect: Rect

    public init(_ rect: Rect, onPage pageIndex: Int?) {
      self.pageIndex = pageIndex
      self.rect = rect
    }

    /// The touch is in the area, or the annotation is: a drag may begin outside of what it moves.
    fileprivate var condition: Condition {
      guard let pageIndex else { return .any([.inside(rect), .centered(self)]) }
      return .any([.all([.pageIndex([pageIndex]), .inside(rect)]), .centered(self)])
    }

    func contains(_ place: PagePoint) -> Bool {
      (pageIndex ?? place.pageIndex) == place.pageIndex && rect.contains(place.point)
    }
  }

  public var isEmpty: Bool { condition == nil }

  /// The condition that an object is excluded; `nil` if nothing is.
  var condition: Condition? {
    var any: [Condition] = []
    if !annotations.isEmpty { any.append(.annotationID(annotations)) }
    if !types.isEmpty { any.append(.annotationType(types)) }
    if !pages.isEmpty { any.append(.pageIndex(pages)) }
    any += areas.map(\.condition)
    return any.isEmpty ? nil : .any(any)
  }

  /// Whether a place is excluded, so that nothing can be created there.
  public func contains(_ place: PagePoint) -> Bool {
    pages.contains(place.pageIndex) || areas.contains { $0.contains(place) }
  }
}
