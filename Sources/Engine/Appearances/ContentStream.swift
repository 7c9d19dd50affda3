// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Writes a content stream (ISO 32000-2, 7.8.2), operator by operator.
struct ContentStream {
  private(set) var bytes: [UInt8] = []

  /// Appends an operator and its operands.
  mutating func add(_ operation: String, _ operands: Double...) {
    for operand in operands { append(ContentStream.number(operand) + " ") }
    append(operation + "\n")
  }

  /// Appends an operator with a name as its operand.
  mutating func add(_ operation: String, name: String) { append("/\(name) \(operation)\n") }

  /// Begins content of a layer. The page's `Properties` have the layer under this name. `EMC` ends the
  /// content.
  mutating func beginLayer(_ name: String) { append("/OC /\(name) BDC\n") }

  mutating func move(to point: Point) { add("m", point.x, point.y) }
  mutating func line(to point: Point) { add("l", point.x, point.y) }
  mutating func curve(_ a: Point, _ b: Point, to end: Point) {
    add("c", a.x, a.y, b.x, b.y, end.x, end.y)
  }
  mutating func close() { add("h") }
  mutating func rect(_ rect: Rect) { add("re", rect.x0, rect.y0, rect.width, rect.height) }

  mutating func path(_ points: [Point], isClosed: Bool = false) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { line(to: point) }
    // A line without length shows as a dot, through its round cap.
    if points.count == 1 { line(to: first) }
    if isClosed { close() }
  }

  mutating func ellipse(in rect: Rect) {
    let k = 0.552_284_749_831
    let (c, rx, ry) = (rect.center, rect.width / 2, rect.height / 2)
    func at(_ x: Double, _ y: Double) -> Point { Point(c.x + x * rx, c.y + y * ry) }
    move(to: at(1, 0))
    curve(at(1, k), at(k, 1), to: at(0, 1))
    curve(at(-k, 1), at(-1, k), to: at(-1, 0))
    curve(at(-1, -k), at(-k, -1), to: at(0, -1))
    curve(at(k, -1), at(1, -k), to: at(1, 0))
    close()
  }

  mutating func roundedRect(_ rect: Rect, radius: Double) {
    let r = min(radius, rect.width / 2, rect.height / 2)
    let k = r * 0.447_715_250_169
    let (x0, y0, x1, y1) = (rect.x0, rect.y0, rect.x1, rect.y1)
    move(to: Point(x0 + r, y0))
    line(to: Point(x1 - r, y0))
    curve(Point(x1 - k, y0), Point(x1, y0 + k), to: Point(x1, y0 + r))
    line(to: Point(x1, y1 - r))
    curve(Point(x1, y1 - k), Point(x1 - k, y1), to: Point(x1 - r, y1))
    line(to: Point(x0 + r, y1))
    curve(Point(x0 + k, y1), Point(x0, y1 - k), to: Point(x0, y1 - r))
    line(to: Point(x0, y0 + r))
    curve(Point(x0, y0 + k), Point(x0 + k, y0), to: Point(x0 + r, y0))
    close()
  }

  mutating func concat(_ matrix: Matrix) {
    add("cm", matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f)
  }

  mutating func setStroke(_ color: Color) { add("RG", color.red, color.green, color.blue) }
  mutating func setFill(_ color: Color) { add("rg", color.red, color.green, color.blue) }

  /// Sets the dashes and gaps; an empty list gives a solid line.
  mutating func setDash(_ lengths: [Double]) {
    append("[" + lengths.map(ContentStream.number).joined(separator: " ") + "] 0 d\n")
  }

  mutating func setFont(_ resource: String, size: Double) {
    append("/\(resource) \(ContentStream.number(size)) Tf\n")
  }

  /// Shows text, by the codes of its font.
  mutating func show(_ codes: [UInt8]) {
    append("(")
    for code in codes {
      if "()\\".utf8.contains(code) { append("\\") }
      bytes.append(code)
    }
    append(") Tj\n")
  }

  /// Fills and strokes the path, as requested.
  mutating func paint(fills: Bool, strokes: Bool) {
    add(fills ? (strokes ? "B" : "f") : (strokes ? "S" : "n"))
  }

  private mutating func append(_ text: String) { bytes += text.utf8 }

  /// A number in the syntax of content streams: no exponent, at most five decimals.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let scaled = (min(max(value, -1e9), 1e9) * 100_000).rounded()
    guard scaled != 0 else { return "0" }
    let digits = String(Int64(scaled.magnitude))
    let padded = String(repeating: "0", count: max(0, 6 - digits.utf8.count)) + digits
    var decimals = padded.suffix(5)
    while decimals.last == "0" { decimals.removeLast() }
    let whole = padded.dropLast(5)
    return (scaled < 0 ? "-" : "") + whole + (decimals.isEmpty ? "" : "." + decimals)
  }
}

extension ContentStream {
  /// A smooth line through the points: a Catmull-Rom spline.
  mutating func smooth(_ points: [Point]) {
    guard points.count > 2, let first = points.first, let last = points.last else {
      return path(points)
    }
    move(to: first)
    for index in 0..<(points.count - 1) {
      let (from, to) = (points[index], points[index + 1])
      let before = index > 0 ? points[index - 1] : first
      let after = index + 2 < points.count ? points[index + 2] : last
      curve(from + (to - before) * (1 / 6), to - (after - from) * (1 / 6), to: to)
    }
  }
}
