// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Destination {
  /// The same place on its page's new index; `nil` if the page has none.
  public func moved(to index: Int?) -> Destination? {
    index.map { Destination(pageIndex: $0, fit: fit) }
  }

  /// The same place after its page was rotated or cropped.
  ///
  /// - Parameter space: maps the former space of the page to the present one.
  public func mapped(by space: Matrix) -> Destination {
    Destination(pageIndex: pageIndex, fit: fit.mapped(by: space))
  }
}

extension Destination.Fit {
  /// A quarter turn makes a horizontal edge a vertical one.
  fileprivate func mapped(by space: Matrix) -> Destination.Fit {
    let isTurned = space.a.magnitude < space.b.magnitude
    func mapped(_ x: Double?, _ y: Double?) -> (x: Double?, y: Double?) {
      let point = space.apply(Point(x ?? 0, y ?? 0))
      let (hasX, hasY) = isTurned ? (y != nil, x != nil) : (x != nil, y != nil)
      return (hasX ? point.x.inThousandths : nil, hasY ? point.y.inThousandths : nil)
    }
    switch self {
    case .position(let left, let top, let zoom):
      let point = mapped(left, top)
      return .position(left: point.x, top: point.y, zoom: zoom)
    case .width(let top):
      let edge = mapped(nil, top)
      return isTurned ? .height(left: edge.x) : .width(top: edge.y)
    case .height(let left):
      let edge = mapped(left, nil)
      return isTurned ? .width(top: edge.y) : .height(left: edge.x)
    case .contentWidth(let top):
      let edge = mapped(nil, top)
      return isTurned ? .contentHeight(left: edge.x) : .contentWidth(top: edge.y)
    case .contentHeight(let left):
      let edge = mapped(left, nil)
      return isTurned ? .contentWidth(top: edge.y) : .contentHeight(left: edge.x)
    case .rect(let rect):
      let new = space.apply(rect)
      return .rect(
        Rect(
          new.x0.inThousandths, new.y0.inThousandths, new.x1.inThousandths, new.y1.inThousandths))
    case .page, .content: return self
    }
  }
}

extension Double {
  /// Without the noise of the page's map.
  fileprivate var inThousandths: Double {
    let scaled = (self * 1000).rounded()
    return scaled.isFinite ? scaled / 1000 : self
  }
}
