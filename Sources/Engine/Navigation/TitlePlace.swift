// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// An object's title, and its place among objects with that title. It identifies the object in another
/// version of the document, where indices and object numbers differ.
public struct TitlePlace: Hashable, Sendable {
  public var title: String
  /// How many of the objects before it have the same title.
  public var index: Int
  /// How many of the objects have this title.
  public var count: Int

  public init(_ title: String, index: Int = 0, count: Int = 1) {
    (self.title, self.index, self.count) = (title, index, count)
  }
}

/// The titles of objects in one list. Titles are quickly found by objects, and objects by titles.
struct SiblingTitles {
  private let titles: [String]
  /// How many objects before each have the same title.
  private var ranks: [Int] = []
  /// The indices of the objects with each title.
  private var indices: [ExactText: [Int]] = [:]

  init(_ titles: [String]) {
    self.titles = titles
    for (index, title) in titles.enumerated() {
      ranks.append(indices[title.exact]?.count ?? 0)
      indices[title.exact, default: []].append(index)
    }
  }

  /// The object at an index; `nil` if there is none.
  func place(of index: Int) -> TitlePlace? {
    guard titles.indices.contains(index) else { return nil }
    let title = titles[index]
    return TitlePlace(title, index: ranks[index], count: indices[title.exact]?.count ?? 1)
  }

  /// The index of an object; `nil` if the number of objects with this title is a different one.
  func index(of place: TitlePlace) -> Int? {
    let equal = indices[place.title.exact] ?? []
    return equal.count == place.count && equal.indices.contains(place.index)
      ? equal[place.index] : nil
  }
}

extension LayerList {
  /// The title of a layer; `nil` if there is no layer with this id.
  public func title(of id: String) -> TitlePlace? {
    let all = all
    return all.firstIndex { $0.id == id }.flatMap { SiblingTitles(all.map(\.name)).place(of: $0) }
  }

  /// The layer with this title; `nil` if there is none, or if it may be another one.
  public func layer(titled title: TitlePlace) -> Layer? {
    let all = all
    return SiblingTitles(all.map(\.name)).index(of: title).map { all[$0] }
  }
}
