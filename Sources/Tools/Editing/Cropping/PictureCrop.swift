// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Members

/// A picture of a stamp that the user crops: the whole picture, and the part that will be visible.
struct PictureCrop {
  @Indirect private(set) var annotation: Annotation
  /// The uncropped picture's place on the page.
  private let whole: TurnedRect
  /// The part that will be visible, in the whole picture's own coordinates.
  private var part: Rect
  /// The part at the start, to detect a change.
  private let before: Rect
  /// The held grip, and the part when the drag began. The grip is `nil` if the part itself is held.
  private var held: (grip: Grip?, part: Rect)?

  init(_ annotation: Annotation) {
    self.annotation = annotation
    let frame = annotation.frame
    let shown = annotation.crop ?? Rect(0, 0, 1, 1)
    let size = Size(
      frame.size.width / max(shown.width, 0.0001), frame.size.height / max(shown.height, 0.0001))
    part = Matrix.scale(size.width, size.height).apply(shown)
    before = part
    let middle = Point(size.width / 2, size.height / 2) - part.origin
    whole = TurnedRect(center: frame.placement.apply(middle), size: size, rotation: frame.rotation)
  }

  /// The same crop of the annotation as it is now: a changed part stays the same part of the picture.
  func following(_ now: Annotation) -> PictureCrop {
    guard now != annotation else { return self }
    var crop = PictureCrop(now)
    guard whole.size.width > 0, whole.size.height > 0 else { return crop }
    let growth = Matrix.scale(
      crop.whole.size.width / whole.size.width, crop.whole.size.height / whole.size.height)
    if isChanged { crop.part = growth.apply(part) }
    crop.held = held.map { ($0.grip, growth.apply($0.part)) }
    return crop
  }

  var isDragging: Bool { held != nil }
  var isChanged: Bool { part != before }

  private var frame: TurnedRect {
    TurnedRect(
      center: whole.placement.apply(part.center), size: part.size, rotation: whole.rotation)
  }

  /// All sides of the part, in the picture's own directions.
  private var grips: [Grip] {
    let sides = BoxGrips.around(TurnedRect(part), cornersOnly: false)
    return sides.map { Grip(name: $0.name, part: $0.part, point: whole.placement.apply($0.point)) }
  }

  var overlay: [OverlayItem] {
    let page = annotation.pageIndex
    var outline = OverlayItem(whole, role: .preview, pageIndex: page)
    outline.name = "picture"
    var shown = OverlayItem(frame, role: .preview, pageIndex: page)
    shown.name = "crop"
    return [outline, shown]
      + grips.map {
        OverlayItem(.handle($0.point), role: .handle, pageIndex: page, name: $0.name)
      }
  }

  /// Whether a touch is on the picture or its grips.
  func contains(_ sample: PointerSample, scale: Double) -> Bool {
    guard let place = sample.page, place.pageIndex == annotation.pageIndex else { return false }
    return whole.distance(to: place.point) <= HitTolerance.pixels(sample.pointerType) * 1.5 / scale
  }

  /// Takes hold of a grip, or of the part between them.
  ///
  /// - Returns: whether there is a grip or part to hold.
  mutating func begin(at sample: PointerSample, scale: Double) -> Bool {
    guard let place = sample.page, place.pageIndex == annotation.pageIndex else { return false }
    let grip = Grip.touched(grips, at: sample, within: frame.bounds, scale: scale)
    guard grip != nil || frame.distance(to: place.point) == 0 else { return false }
    held = (grip, part)
    return true
  }

  /// Follows the pointer by its distance from the start of the drag.
  ///
  /// - Parameter least: the shortest side, in points.
  mutating func follow(_ delta: Point, least: Double) {
    guard let held else { return }
    let way = whole.own(delta)
    let room = Rect(origin: .zero, size: whole.size)
    guard let grip = held.grip, case .side(let x, let y) = grip.part else {
      part = held.part.moved(by: way).clamped(into: room)
      return
    }
    let old = held.part
    let (width, height) = (min(least, old.width), min(least, old.height))
    part = Rect(
      x < 0 ? min(max(old.x0 + way.x, room.x0), old.x1 - width) : old.x0,
      y < 0 ? min(max(old.y0 + way.y, room.y0), old.y1 - height) : old.y0,
      x > 0 ? max(min(old.x1 + way.x, room.x1), old.x0 + width) : old.x1,
      y > 0 ? max(min(old.y1 + way.y, room.y1), old.y0 + height) : old.y1)
  }

  mutating func end(isCancelled: Bool) {
    if isCancelled, let held { part = held.part }
    held = nil
  }

  /// The annotation cropped to the visible part. The part keeps its place on the page.
  var result: Annotation {
    var cropped = annotation
    let share = Matrix.scale(1 / whole.size.width, 1 / whole.size.height).apply(part)
    let isAll = zip(share.corners, Rect(0, 0, 1, 1).corners).allSatisfy {
      $0.distance(to: $1) < 0.0001
    }
    cropped.crop = isAll ? nil : share
    cropped.frame = frame
    return cropped
  }
}

extension Annotation {
  /// Whether the stamp shows a picture that can be cropped. A stamp with words, a mark or strokes is
  /// drawn from these, and a standard stamp from its name.
  var showsPicture: Bool {
    type == .stamp && picture == nil && hasAppearance
      && !StandardStamp.all.contains { $0.icon == icon }
  }
}
