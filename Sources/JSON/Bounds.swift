// SPDX-License-Identifier: AGPL-3.0-or-later

/// The bounds of a number, or the greatest length of a string. The minimum and maximum are JSON text. A
/// bound is `nil` if there is none.
public struct Bounds: Hashable, Sendable {
  public let minimum: String?
  public let maximum: String?
  /// In Unicode scalars.
  public let longest: Int?

  public static let none = Bounds()

  init(minimum: String? = nil, maximum: String? = nil, longest: Int? = nil) {
    (self.minimum, self.maximum, self.longest) = (minimum, maximum, longest)
  }

  var isNone: Bool { self == .none }

  /// `≥ 0`, `≤ 9`, `0…9` or `of ≤ 9 characters`.
  public var text: String {
    if let longest { return "of ≤ \(longest) characters" }
    return switch (minimum, maximum) {
    case (let minimum?, let maximum?): "\(minimum)…\(maximum)"
    case (let minimum?, nil): "≥ \(minimum)"
    case (nil, let maximum?): "≤ \(maximum)"
    case (nil, nil): ""
    }
  }
}

/// A Swift range that can bound a field: `0...`, `0...9` or `...9`.
public protocol BoundingRange<Bound> {
  associatedtype Bound: Comparable
  var leastBound: Bound? { get }
  var greatestBound: Bound? { get }
}

extension PartialRangeFrom: BoundingRange {
  public var leastBound: Bound? { lowerBound }
  public var greatestBound: Bound? { nil }
}

extension PartialRangeThrough: BoundingRange {
  public var leastBound: Bound? { nil }
  public var greatestBound: Bound? { upperBound }
}

extension ClosedRange: BoundingRange {
  public var leastBound: Bound? { lowerBound }
  public var greatestBound: Bound? { upperBound }
}

/// Bounds for checking values.
struct Limits<V: WireNumber>: Sendable {
  private let least: V?
  private let greatest: V?

  init(_ range: some BoundingRange<V>) {
    least = range.leastBound
    greatest = range.greatestBound
  }

  /// - Parameter range: the allowed range; an infinite bound means no bound.
  init(_ range: ClosedRange<Double>) {
    least = V(bound: range.lowerBound)
    greatest = V(bound: range.upperBound)
  }

  var bounds: Bounds { Bounds(minimum: least?.wireText, maximum: greatest?.wireText) }

  func read(_ node: JSONNode) throws(WireError) -> V {
    let value = try V(wire: node)
    if least.map({ value < $0 }) ?? false || greatest.map({ value > $0 }) ?? false {
      throw .expected("\(V.wireType.noun) \(bounds.text)", got: node)
    }
    return value
  }
}

/// Reads a string of limited length.
func reading(atMost longest: Int) -> @Sendable (JSONNode) throws(WireError) -> String {
  { (node) throws(WireError) in
    let text = try String(wire: node)
    guard text.utf8.count > longest else { return text }
    let count = text.unicodeScalars.count
    guard count > longest else { return text }
    throw WireError(
      message: "Expected a string of at most \(longest) characters, got one of \(count).")
  }
}
