// SPDX-License-Identifier: AGPL-3.0-or-later

/// The title of one of several objects, and its place among those with the same title. It identifies the
/// object in another version of the document, where indices and object numbers differ.
public struct TitlePlace: Hashable, Sendable {
  public var title: String
  /// How many of the objects before it have the same title.
  public var index: Int
  /// How many of the objects have this title.
  public var count: Int

  public init(_ title: String, index: Int = 0, count: Int = 1) {
    (self.title, self.index, self.count) = (title, index, count)
  }

  /// The object at an index; `nil` if there is none.
  init?(of index: Int, in titles: [String]) {
    guard titles.indices.contains(index) else { return nil }
    let title = titles[index]
    let equal = titles.indices.filter { titles[$0].isExactly(title) }
    self.init(title, index: equal.count { $0 < index }, count: equal.count)
  }

  /// The index of the object; `nil` if the number of objects with this title is a different one.
  func index(in titles: [String]) -> Int? {
    let equal = titles.indices.filter { titles[$0].isExactly(title) }
    return equal.count == count && equal.indices.contains(index) ? equal[index] : nil
  }
}

extension OutlineNode {
  /// The titles of the children.
  var titles: [String] {
    get throws(EngineError) {
      var titles: [String] = []
      for child in children { titles.append(try child.object["Title"]?.text ?? "") }
      return titles
    }
  }
}

extension LayerList {
  /// The title of a layer; `nil` if there is no layer with this id.
  public func title(of id: String) -> TitlePlace? {
    let all = all
    return all.firstIndex { $0.id == id }.flatMap { TitlePlace(of: $0, in: all.map(\.name)) }
  }

  /// The layer with this title; `nil` if there is none, or if it may be another one.
  public func layer(titled title: TitlePlace) -> Layer? {
    let all = all
    return title.index(in: all.map(\.name)).map { all[$0] }
  }
}
