// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

/// An object of Instant JSON with its path. It is used to read members and to report errors. Members
/// that are `null` count as missing.
struct InstantObject {
  let tree: JSONTree
  let path: String

  /// - Throws: ``ExchangeError/malformed(_:)`` if the tree is not an object.
  init(_ tree: JSONTree, _ path: String) throws(ExchangeError) {
    guard case .object = tree else { throw .malformed("\(path): Expected an object.") }
    (self.tree, self.path) = (tree, path)
  }

  subscript(name: String) -> JSONTree? {
    guard let member = tree[member: name], member != .null else { return nil }
    return member
  }

  /// Whether a member is expressly `null`: the annotation has lost a property that it would keep without
  /// the member.
  func isRemoved(_ name: String) -> Bool { tree[member: name] == .null }

  func fail(_ name: String, _ expected: String) -> ExchangeError {
    .malformed("\(path).\(name): Expected \(expected).")
  }

  func string(_ name: String) throws(ExchangeError) -> String? {
    guard let member = self[name] else { return nil }
    guard let text = member.string else { throw fail(name, "a string") }
    return text
  }

  func bool(_ name: String) throws(ExchangeError) -> Bool? {
    guard let member = self[name] else { return nil }
    guard let value = member.bool else { throw fail(name, "true or false") }
    return value
  }

  func integer(_ name: String) throws(ExchangeError) -> Int? {
    guard let member = self[name] else { return nil }
    guard let value = member.integer.flatMap({ Int(exactly: $0) }) else {
      throw fail(name, "a whole number")
    }
    return value
  }

  func number(
    _ name: String, in range: ClosedRange<Double> = -farthest...farthest
  ) throws(ExchangeError) -> Double? {
    guard let member = self[name] else { return nil }
    guard let value = member.double, range.contains(value) else {
      throw fail(name, "a number from \(decimal(range.lowerBound)) to \(decimal(range.upperBound))")
    }
    return value
  }

  func array(_ name: String) throws(ExchangeError) -> [JSONTree]? {
    guard let member = self[name] else { return nil }
    guard case .array(let elements) = member else { throw fail(name, "an array") }
    return elements
  }

  func object(_ name: String) throws(ExchangeError) -> InstantObject? {
    guard let member = self[name] else { return nil }
    return try InstantObject(member, "\(path).\(name)")
  }

  func strings(_ name: String) throws(ExchangeError) -> [String]? {
    guard let elements = try array(name) else { return nil }
    let texts = elements.compactMap(\.string)
    guard texts.count == elements.count else { throw fail(name, "an array of strings") }
    return texts
  }

  func numbers(_ name: String) throws(ExchangeError) -> [Double]? {
    guard let member = self[name] else { return nil }
    guard let values = InstantObject.numbers(member) else {
      throw fail(name, "an array of numbers")
    }
    return values
  }

  /// `#rrggbb`.
  func color(_ name: String) throws(ExchangeError) -> Color? {
    guard let text = try string(name) else { return nil }
    guard let color = Color(hexadecimal: String(text.prefix(7))) else {
      throw fail(name, "a colour such as #ff8800")
    }
    return color
  }

  /// `[left, top, width, height]`.
  func rect(_ name: String) throws(ExchangeError) -> Rect? {
    guard let values = try numbers(name) else { return nil }
    guard let rect = InstantObject.rect(values) else {
      throw fail(name, "[left, top, width, height]")
    }
    return rect
  }

  func rects(_ name: String) throws(ExchangeError) -> [Rect]? {
    guard let elements = try array(name) else { return nil }
    let rects = elements.compactMap { InstantObject.numbers($0).flatMap(InstantObject.rect) }
    guard rects.count == elements.count else {
      throw fail(name, "an array of [left, top, width, height]")
    }
    return rects
  }

  func point(_ name: String) throws(ExchangeError) -> Point? {
    guard let member = self[name] else { return nil }
    guard let point = InstantObject.point(member) else { throw fail(name, "a point [x, y]") }
    return point
  }

  func points(_ name: String) throws(ExchangeError) -> [Point]? {
    guard let elements = try array(name) else { return nil }
    let points = elements.compactMap(InstantObject.point)
    guard points.count == elements.count else { throw fail(name, "an array of points [x, y]") }
    return points
  }

  static func numbers(_ tree: JSONTree) -> [Double]? {
    guard case .array(let elements) = tree else { return nil }
    let values = elements.compactMap(\.double).filter { $0.isFinite && $0.magnitude <= farthest }
    return values.count == elements.count ? values : nil
  }

  static func point(_ tree: JSONTree) -> Point? {
    guard let values = numbers(tree), values.count == 2 else { return nil }
    return Point(values[0], values[1])
  }

  private static func rect(_ values: [Double]) -> Rect? {
    guard values.count == 4, values[2] >= 0, values[3] >= 0 else { return nil }
    return Rect(origin: Point(values[0], values[1]), size: Size(values[2], values[3]))
  }
}
