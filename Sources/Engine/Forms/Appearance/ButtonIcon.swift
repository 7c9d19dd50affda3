// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The icon of a push button. See ISO 32000-2, tables 192 and 250.
struct ButtonIcon {
  enum Place: Int {
    case alone = 1
    case aboveCaption, belowCaption, leftOfCaption, rightOfCaption, underCaption
  }

  let form: PDFObject
  let place: Place
  private let bounds: Rect
  private let isProportional: Bool
  /// When the icon is scaled: always (`A`), if it is too large (`B`), too small (`S`) or never (`N`).
  private let scaling: String
  /// The shares of the room left of the icon and below it.
  private let free: (left: Double, below: Double)

  /// `nil` for a button without an icon that can be drawn.
  init?(of widget: PDFObject) throws(EngineError) {
    guard let marks = try widget["MK"], let place = Place(rawValue: try marks["TP"]?.integer ?? 0),
      let form = try marks["I"], try form.kind == .stream, let box = try form["BBox"]?.rect
    else { return nil }
    let matrix = try form["Matrix"]?.reals.flatMap(Matrix.init(components:)) ?? .identity
    bounds = matrix.apply(box)
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    (self.form, self.place) = (form, place)
    let fit = try marks["IF"]
    isProportional = try fit?["S"]?.name != "A"
    scaling = try fit?["SW"]?.name ?? "A"
    let shares = try fit?["A"]?.reals ?? []
    free = shares.count == 2 ? (shares[0], shares[1]) : (0.5, 0.5)
  }

  /// Divides the inside of a button between icon and caption; y down.
  func rooms(in inner: Rect, caption: Size) -> (icon: Rect, caption: Rect?) {
    let width = min(caption.width, inner.width)
    let height = min(caption.height, inner.height)
    guard width > 0, height > 0 else { return (inner, nil) }
    let (x0, y0, x1, y1) = (inner.x0, inner.y0, inner.x1, inner.y1)
    switch place {
    case .alone: return (inner, nil)
    case .aboveCaption: return (Rect(x0, y0, x1, y1 - height), Rect(x0, y1 - height, x1, y1))
    case .belowCaption: return (Rect(x0, y0 + height, x1, y1), Rect(x0, y0, x1, y0 + height))
    case .leftOfCaption: return (Rect(x0, y0, x1 - width, y1), Rect(x1 - width, y0, x1, y1))
    case .rightOfCaption: return (Rect(x0 + width, y0, x1, y1), Rect(x0, y0, x0 + width, y1))
    case .underCaption: return (inner, inner)
    }
  }

  /// Maps the icon's space, y up, into a room, y down.
  func placement(in room: Rect) -> Matrix {
    var (x, y) = (room.width / bounds.width, room.height / bounds.height)
    if isProportional { (x, y) = (min(x, y), min(x, y)) }
    let isScaled =
      switch scaling {
      case "N": false
      case "B": min(x, y) < 1
      case "S": max(x, y) > 1
      default: true
      }
    if !isScaled { (x, y) = (1, 1) }
    let left = room.x0 + (room.width - bounds.width * x) * free.left
    let bottom = room.y1 - (room.height - bounds.height * y) * free.below
    return Matrix(x, 0, 0, -y, left - bounds.x0 * x, bottom + bounds.y0 * y)
  }
}
