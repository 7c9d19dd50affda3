// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

extension Destination: LogObject {
  public static let logged = LogMembers<Self>(
    .required("pageIndex", \.pageIndex), .required("fit", \.parts.name),
    .required("values", \.parts.values)
  ) { (pageIndex, name, values) throws(EditError) in
    Destination(pageIndex: pageIndex, fit: try fit(name, values))
  }

  private var parts: (name: String, values: [Double?]) {
    switch fit {
    case .position(let left, let top, let zoom): ("position", [left, top, zoom])
    case .page: ("page", [])
    case .width(let top): ("width", [top])
    case .height(let left): ("height", [left])
    case .rect(let rect): ("rect", [rect.x0, rect.y0, rect.x1, rect.y1])
    case .content: ("content", [])
    case .contentWidth(let top): ("contentWidth", [top])
    case .contentHeight(let left): ("contentHeight", [left])
    }
  }

  private static func fit(_ name: String, _ values: [Double?]) throws(EditError) -> Fit {
    func value(_ index: Int) -> Double? { values.indices.contains(index) ? values[index] : nil }
    switch name {
    case "position": return .position(left: value(0), top: value(1), zoom: value(2))
    case "page": return .page
    case "width": return .width(top: value(0))
    case "height": return .height(left: value(0))
    case "rect":
      guard let x0 = value(0), let y0 = value(1), let x1 = value(2), let y1 = value(3) else {
        throw .unreadable("It has a rectangle without four numbers.")
      }
      return .rect(Rect(x0, y0, x1, y1))
    case "content": return .content
    case "contentWidth": return .contentWidth(top: value(0))
    case "contentHeight": return .contentHeight(left: value(0))
    default: throw .unreadable("It has an unknown kind of destination.")
    }
  }
}
