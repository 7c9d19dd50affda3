// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

extension Point: LogValue {
  public var encoded: JSONTree { [x, y].encoded }

  public init(encoded: JSONTree) throws(EditError) {
    let values = try encoded.numbers(2)
    self.init(values[0], values[1])
  }
}

extension Size: LogValue {
  public var encoded: JSONTree { [width, height].encoded }

  public init(encoded: JSONTree) throws(EditError) {
    let values = try encoded.numbers(2)
    self.init(values[0], values[1])
  }
}

extension Rect: LogValue {
  public var encoded: JSONTree { [x0, y0, x1, y1].encoded }

  public init(encoded: JSONTree) throws(EditError) {
    let values = try encoded.numbers(4)
    self.init(values[0], values[1], values[2], values[3])
  }
}

extension Quad: LogValue {
  public var encoded: JSONTree { [upperLeft, upperRight, lowerLeft, lowerRight].encoded }

  public init(encoded: JSONTree) throws(EditError) {
    let points = try [Point](encoded: encoded)
    guard points.count == 4 else { throw .unreadable("It has a quad without four corners.") }
    self.init(
      upperLeft: points[0], upperRight: points[1], lowerLeft: points[2], lowerRight: points[3])
  }
}

extension Color: LogValue {
  public var encoded: JSONTree { components.encoded }

  public init(encoded: JSONTree) throws(EditError) {
    let values = try encoded.numbers(3)
    self.init(red: values[0], green: values[1], blue: values[2])
  }
}

extension JSONTree {
  /// Exactly this many numbers.
  fileprivate func numbers(_ count: Int) throws(EditError) -> [Double] {
    let values = try [Double](encoded: self)
    guard values.count == count else {
      throw .unreadable("It has \(values.count) numbers instead of \(count).")
    }
    return values
  }
}
