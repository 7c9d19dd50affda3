// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Finds annotations that cover the signed contents of a page. They are reported even if they are
/// allowed.
extension ChangeFinder {
  struct Covering {
    /// The subject of the sentence in the report.
    let subject: String
    /// The area in user space; `nil` if it is unknown.
    let area: Rect?
    let kind: Kind

    enum Kind {
      case added
      /// It was in the signed revision, and looked different.
      case changed
      /// It is a field that has kept its place. It was at this place in the signed revision.
      case field
    }
  }

  /// Records an annotation that was added to a page or looks different.
  mutating func remember(
    _ subject: String, _ annotation: PlainObject, _ kind: Covering.Kind, on page: Int
  ) throws(EngineError) {
    coverings[page, default: []].append(
      Covering(subject: subject, area: try area(of: annotation), kind: kind))
  }

  /// Records a field that was filled in or signed. A field that is not a widget has no place, and is
  /// left out.
  mutating func remember(
    _ widget: PlainObject, number: Int, filling name: String
  ) throws(EngineError) {
    guard let page = newTrees.pages.annotations[number] else { return }
    coverings[page, default: []].append(
      Covering(subject: "The field \(name)", area: try area(of: widget), kind: .field))
  }

  /// Notes additions that cover contents of the signed revision.
  mutating func tellCoverings() throws(EngineError) {
    for (page, found) in coverings.sorted(by: { $0.key < $1.key }).prefix(ChangeFinder.mostPages) {
      do throws(EngineError) {
        try tell(found, on: page)
      } catch .damaged {
        changes.notes(about: "Page \(page) cannot be drawn to check for covered contents.")
      }
    }
    if coverings.count > ChangeFinder.mostPages {
      changes.notes(about: "Too many pages were changed to check all for covered contents.")
    }
  }

  private mutating func tell(_ found: [Covering], on page: Int) throws(EngineError) {
    let contents = try CoveredContents(of: page, in: old)
    let isFilled = found.contains { $0.kind == .field }
    let fields = isFilled ? try contents.fields(of: page, in: new) : nil
    for covering in found {
      let covers =
        switch (covering.area, covering.kind, fields) {
        case (nil, _, _): true
        case (let area?, .field, let fields?): contents.areHidden(by: fields, inUserSpace: area)
        // The page with its annotations and fields shows what was changed, too.
        case (let area?, let kind, _): contents.show(kind == .added ? .all : .contents, in: area)
        }
      if covers { changes.notes(about: "\(covering.subject) may cover contents of page \(page).") }
    }
  }

  /// The most pages that are drawn.
  private static let mostPages = 200

  /// The area in which readers may draw an annotation.
  private func area(of annotation: PlainObject) throws(EngineError) -> Rect? {
    guard let points = try pointBounds(of: annotation), let reach = try strokeReach(of: annotation)
    else { return nil }
    let area = Rect(
      points.x0 - reach, points.y0 - reach, points.x1 + reach, points.y1 + reach)
    // It keeps its size at any scale (8), or stays upright on a turned page (16), around its upper left
    // corner: at half the page's size, or at any turn, it is within this distance.
    let flags = try new.follow(annotation["F"]).integer ?? 0
    guard flags & 24 != 0 else { return area }
    let distance = (area.width * area.width + area.height * area.height).squareRoot()
    let corner = Point(area.x0, area.y1)
    return Rect(around: corner, radius: flags & 8 == 0 ? distance : 2 * distance)
  }

  /// How far an annotation without an appearance reaches beyond its points. The distance is in points:
  /// the border's width (ten times as much at sharp corners and line endings), ten times the intensity
  /// of clouds, and the margins; or an icon's size. `nil` if it is unknown.
  private func strokeReach(of annotation: PlainObject) throws(EngineError) -> Double? {
    guard try new.follow(new.follow(annotation["AP"])["N"]) == .null else { return 0 }
    let kind = annotation["Subtype"].name ?? ""
    if ["Text", "FileAttachment", "Sound"].contains(kind) { return ChangeFinder.iconSize }
    let border = try new.follow(annotation["Border"]).elements ?? []
    let (style, effect) = (try new.follow(annotation["BS"]), try new.follow(annotation["BE"]))
    let margins = try new.follow(annotation["RD"]).elements ?? []
    let given = [style["W"], border.count > 2 ? border[2] : .null].filter { $0 != .null }
    guard let widths = try numbers(given), let sides = try numbers(margins),
      let clouds = try numbers([effect["I"]].filter { $0 != .null })
    else { return nil }
    let isSharp = annotation["LE"] != .null || ["Polygon", "PolyLine"].contains(kind)
    let width = widths.map(abs).max() ?? 1
    return width * (isSharp ? 10 : 1) + (clouds.map(abs).max() ?? 0) * 10
      + (sides.map(abs).max() ?? 0)
  }

  /// The greatest size of an icon that readers draw themselves.
  private static let iconSize = 32.0

  /// The bounds of an annotation with all of its points. Readers may draw these points if the
  /// annotation has no appearance.
  private func pointBounds(of annotation: PlainObject) throws(EngineError) -> Rect? {
    guard let rect = try numbers(new.follow(annotation["Rect"]).elements ?? []), rect.count >= 4
    else { return nil }
    var points = Array(rect.prefix(4))
    for key in ["QuadPoints", "L", "CL", "Vertices", "Path", "InkList"] {
      for element in try new.follow(annotation[key]).elements ?? [] {
        let value = try new.follow(element)
        guard let more = try numbers(value.elements ?? [value]) else { return nil }
        points += more
      }
    }
    let xs = stride(from: 0, to: points.count, by: 2).map { points[$0] }
    let ys = stride(from: 1, to: points.count, by: 2).map { points[$0] }
    guard let left = xs.min(), let right = xs.max(), let bottom = ys.min(), let top = ys.max()
    else { return nil }
    return Rect(left, bottom, right, top)
  }

  /// `nil` if one is not a number.
  func numbers(_ values: [PlainObject]) throws(EngineError) -> [Double]? {
    var numbers: [Double] = []
    for value in values {
      guard let number = try new.follow(value).real, number.isFinite else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
