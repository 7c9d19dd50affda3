// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A place in a document and how to show it. See ISO 32000-2, table 149. Coordinates are in page space.
/// A missing coordinate keeps the present value.
public struct Destination: Hashable, Sendable {
  public enum Fit: Hashable, Sendable {
    /// `XYZ`: this point at the view's upper left corner, at this scale (1: a point is a pixel).
    case position(left: Double?, top: Double?, zoom: Double?)
    /// `Fit`: the whole page.
    case page
    /// `FitH`: the page's width, with this y coordinate at the top.
    case width(top: Double?)
    /// `FitV`: the page's height, with this x coordinate at the left.
    case height(left: Double?)
    /// `FitR`: this rectangle.
    case rect(Rect)
    /// `FitB`: the bounding box of the page's contents.
    case content
    /// `FitBH`: the width of the contents, with this y coordinate at the top.
    case contentWidth(top: Double?)
    /// `FitBV`: the height of the contents, with this x coordinate at the left.
    case contentHeight(left: Double?)
  }

  public var pageIndex: Int
  public var fit: Fit

  public init(pageIndex: Int, fit: Fit) {
    self.pageIndex = pageIndex
    self.fit = fit
  }
}

extension Destination.Fit {
  /// A kind of fit: its name here, its name in the file, and the names of its numbers (ISO 32000-2, table
  /// 149).
  public struct Kind: Sendable {
    public let name: String
    let pdfName: String
    public let members: [String]

    /// The members by which clients give it: a rectangle is one member.
    public var clientMembers: [String] { name == "rect" ? ["rect"] : members }
  }

  public static let kinds = [
    Kind(name: "position", pdfName: "XYZ", members: ["left", "top", "zoom"]),
    Kind(name: "page", pdfName: "Fit", members: []),
    Kind(name: "width", pdfName: "FitH", members: ["top"]),
    Kind(name: "height", pdfName: "FitV", members: ["left"]),
    Kind(name: "rect", pdfName: "FitR", members: ["x0", "y0", "x1", "y1"]),
    Kind(name: "content", pdfName: "FitB", members: []),
    Kind(name: "contentWidth", pdfName: "FitBH", members: ["top"]),
    Kind(name: "contentHeight", pdfName: "FitBV", members: ["left"]),
  ]

  /// The name of the kind and its numbers. The numbers are in the order of its members.
  public var parts: (name: String, values: [Double?]) {
    switch self {
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

  /// - Parameter values: the numbers in the order of the kind's members.
  /// - Returns: `nil` for an unknown kind, and for a rectangle without four numbers.
  public init?(name: String, values: [Double?]) {
    func value(_ index: Int) -> Double? { values.indices.contains(index) ? values[index] : nil }
    switch name {
    case "position": self = .position(left: value(0), top: value(1), zoom: value(2))
    case "page": self = .page
    case "width": self = .width(top: value(0))
    case "height": self = .height(left: value(0))
    case "rect":
      guard let x0 = value(0), let y0 = value(1), let x1 = value(2), let y1 = value(3) else {
        return nil
      }
      self = .rect(Rect(x0, y0, x1, y1))
    case "content": self = .content
    case "contentWidth": self = .contentWidth(top: value(0))
    case "contentHeight": self = .contentHeight(left: value(0))
    default: return nil
    }
  }
}
