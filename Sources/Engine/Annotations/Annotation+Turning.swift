// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Annotation {
  /// The size of the contents before rotation.
  public var uprightBox: Size {
    let quarters = rotation.wholeTurn / 90
    if quarters == quarters.rounded() {
      return quarters.truncatingRemainder(dividingBy: 2) == 0 ? rect.size : rect.size.turned
    }
    return uprightSize ?? Annotation.uprightSize(filling: rect.size, turnedBy: rotation)
  }

  /// Whether viewers stretch the appearance to the rectangle (ISO 32000-2, 12.5.5). They do if the
  /// rectangle is not the bounds of the rotated contents.
  var isStretched: Bool {
    guard isTurnable, callout.isEmpty, let uprightSize, rect.area > 0,
      rotation.wholeTurn.truncatingRemainder(dividingBy: 90) != 0
    else { return false }
    let bounds = Annotation.bounds(of: uprightSize, turnedBy: rotation, around: rect.center)
    return (bounds.width - rect.width).magnitude > 0.1
      || (bounds.height - rect.height).magnitude > 0.1
  }

  /// The box of the contents, rotated with them. Only stamps and free texts without a callout turn as
  /// a whole.
  public var frame: TurnedRect {
    get {
      guard isTurnable, callout.isEmpty else { return TurnedRect(rect) }
      let turn = rotation.wholeTurn
      if turn.truncatingRemainder(dividingBy: 90) == 0 {
        return TurnedRect(covering: rect, rotation: turn)
      }
      return TurnedRect(center: rect.center, size: uprightBox, rotation: turn)
    }
    set {
      rect = newValue.bounds
      guard isTurnable, callout.isEmpty else { return }
      rotation = newValue.rotation.wholeTurn
      uprightSize = rotation.truncatingRemainder(dividingBy: 90) == 0 ? nil : newValue.size
    }
  }

  /// The rotation of a callout's text in its box: the nearest quarter turn, since the box stays
  /// upright.
  public var textTurn: Double { ((rotation / 90).rounded() * 90).wholeTurn }

  /// The rectangle for a selection outline: ``frame`` if the annotation is rotated, ``rect`` if it is
  /// not.
  public var outlineBox: TurnedRect {
    rotation.wholeTurn.truncatingRemainder(dividingBy: 90) == 0 ? TurnedRect(rect) : frame
  }

  /// The annotation with its contents rotated about its centre. The new angle is clockwise, in degrees,
  /// on the page as shown.
  public func turned(to degrees: Double) -> Annotation {
    var turned = self
    let size = uprightBox
    turned.rotation = degrees.isFinite ? degrees.wholeTurn : 0
    let isQuarter = turned.rotation.truncatingRemainder(dividingBy: 90) == 0
    turned.uprightSize = isQuarter ? nil : size
    turned.rect = Annotation.bounds(of: size, turnedBy: turned.rotation, around: rect.center)
    return turned
  }

  /// Maps the upright box to page space. The upper left corner of the box is at the origin.
  func placement(of size: Size, around center: Point) -> Matrix {
    let (cosine, sine) = (Trigonometry.cosine(rotation), Trigonometry.sine(rotation))
    return Matrix.translation(-size.width / 2, -size.height / 2)
      .then(Matrix(cosine, sine, -sine, cosine, center.x, center.y))
  }

  static func bounds(of size: Size, turnedBy degrees: Double, around center: Point) -> Rect {
    let (cosine, sine) = (
      Trigonometry.cosine(degrees).magnitude, Trigonometry.sine(degrees).magnitude
    )
    let width = size.width * cosine + size.height * sine
    let height = size.width * sine + size.height * cosine
    return Rect(
      center.x - width / 2, center.y - height / 2, center.x + width / 2, center.y + height / 2)
  }

  /// The upright size that has these bounds once rotated. Near 45 degrees, where the solution is
  /// ambiguous, and if there is no solution, it has the proportions of the bounds.
  private static func uprightSize(filling bounds: Size, turnedBy degrees: Double) -> Size {
    let (cosine, sine) = (
      Trigonometry.cosine(degrees).magnitude, Trigonometry.sine(degrees).magnitude
    )
    let determinant = cosine * cosine - sine * sine
    if determinant.magnitude > 0.1 {
      let width = (bounds.width * cosine - bounds.height * sine) / determinant
      let height = (bounds.height * cosine - bounds.width * sine) / determinant
      if width > 0, height > 0 { return Size(width, height) }
    }
    let around = Annotation.bounds(of: bounds, turnedBy: degrees, around: .zero)
    guard around.width > 0, around.height > 0 else { return bounds }
    let scale = min(bounds.width / around.width, bounds.height / around.height)
    return Size(bounds.width * scale, bounds.height * scale)
  }

  /// Whether the annotation does not rotate with its page.
  var standsUpright: Bool { type.standsUpright(with: flags) }

  /// An old state that forces all entries with coordinates to be written. Everything that depends on
  /// the space of the annotation's entries differs from it.
  var withoutPoints: Annotation {
    var bare = self
    (bare.quads, bare.strokes, bare.vertices, bare.line, bare.callout) = ([], [], [], [], [])
    // Equal to no rotation.
    bare.rotation = .nan
    return bare
  }
}
