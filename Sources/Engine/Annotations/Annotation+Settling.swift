// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import System

extension Annotation {
  /// The annotation with its derived measures updated after a change. `old` is the state before the
  /// change; `nil` if the annotation is new. Callers need not know which measures depend on which.
  func settled(after old: Annotation?) -> Annotation {
    guard isTurnable else { return self }
    return type == .freeText && !callout.isEmpty
      ? textSettled(after: old).calloutSettled(after: old)
      : textSettled(after: old).turnSettled(after: old)
  }

  /// Rich text must say the same as the plain text: the one that is new wins.
  private func textSettled(after old: Annotation?) -> Annotation {
    var settled = self
    guard let richText, type == .freeText else { return settled }
    let isNew = !settled.richText.isExactly(old?.richText)
    let isOldText = contents.isExactly(old?.contents)
    if !isNew, !isOldText || text?.look != old?.text?.look {
      settled.richText = nil
    } else if isNew, contents == nil || isOldText {
      settled.contents = RichText(richText)?.plainText ?? contents
    }
    return settled
  }

  private func turnSettled(after old: Annotation?) -> Annotation {
    var settled = self
    settled.textBox = keptTextBox(after: old)
    if let old, old.rotation != rotation, old.rect == rect {
      settled.rotation = old.rotation
      settled.uprightSize = old.uprightSize
      return settled.turned(to: rotation)
    }
    if rotation.wholeTurn.truncatingRemainder(dividingBy: 90) == 0 {
      settled.uprightSize = nil
      return settled
    }
    if keepsStretch(of: old) { return settled }
    let bounds = Annotation.bounds(of: uprightBox, turnedBy: rotation, around: rect.center)
    if (bounds.width - rect.width).magnitude > 0.1 || (bounds.height - rect.height).magnitude > 0.1
    {
      settled.uprightSize = nil
    }
    return settled.turned(to: rotation)
  }

  /// The box that another program set the text in (`RD`). It keeps its distances from the rectangle; `nil` if
  /// the text fills the rectangle or is turned.
  private func keptTextBox(after old: Annotation?) -> Rect? {
    guard let old, let box = old.textBox, old.rotation == rotation,
      rotation.wholeTurn.truncatingRemainder(dividingBy: 90) == 0
    else { return nil }
    let kept = Rect(
      rect.x0 + box.x0 - old.rect.x0, rect.y0 + box.y0 - old.rect.y0,
      rect.x1 + box.x1 - old.rect.x1, rect.y1 + box.y1 - old.rect.y1)
    return kept.width > 0 && kept.height > 0 ? kept : nil
  }

  /// Whether viewers still stretch turned contents to the rectangle (ISO 32000-2, 12.5.5).
  ///
  /// An appearance of another program may have a matrix that does not fit the rectangle. A move changes
  /// neither. A copy has no old state: its size before rotation is derived from the area that the
  /// original covers (see ``AnnotationReader/readTurn(_:_:)``).
  private func keepsStretch(of old: Annotation?) -> Bool {
    guard isStretched else { return false }
    if let old {
      return old.uprightSize == uprightSize && old.rotation == rotation
        && (old.rect.width - rect.width).magnitude < 0.01
        && (old.rect.height - rect.height).magnitude < 0.01
        && (type == .stamp || !looksDifferent(from: old))
    }
    let bounds = Annotation.bounds(of: uprightBox, turnedBy: rotation, around: rect.center)
    return type == .stamp && (bounds.area / rect.area - 1).magnitude < 0.001
  }

  /// Makes the rectangle of a callout enclose its text and its line. A callout that looks the same,
  /// or is moved as a whole, keeps it: other programs make it narrower.
  private func calloutSettled(after old: Annotation?) -> Annotation {
    if let old, isMoved(from: old), hasMovedTextBox(from: old) { return self }
    var settled = self
    var box = textBox ?? rect
    if let old, old.textBox == textBox, textBox != nil, old.rect != rect {
      let map = old.rect.map(to: rect)
      box = map.apply(box)
      // All of it moves with its rectangle.
      if callout == old.callout { settled.callout = callout.map(map.apply) }
    }
    settled.uprightSize = nil
    settled.textBox = box
    // The line and its ending are wider than the points.
    let margin = LineEnd.reach(calloutWidth)
    settled.rect = settled.callout.reduce(box) { $0.union(Rect(around: $1, radius: margin)) }
    return settled
  }

  private func hasMovedTextBox(from old: Annotation) -> Bool {
    let moved = old.moved(by: rect.origin - old.rect.origin).textBox
    guard let box = textBox, let moved else { return textBox == moved }
    return zip(box.corners, moved.corners).allSatisfy { $0.distance(to: $1) < 0.01 }
  }

  /// The width of a callout's line, in points. The line shows even if the box has no frame.
  var calloutWidth: Double { border.width > 0 && color != nil ? border.width : 1 }
}

extension Annotation.TextStyle {
  /// The properties that the styles of rich text repeat.
  fileprivate var look: [AnyHashable] { [font, size, color, alignment] }
}

extension Rect {
  /// The map from this rectangle to another one; a rectangle without width or height is only moved.
  public func map(to other: Rect) -> Matrix {
    let x = width > 0 ? other.width / width : 1
    let y = height > 0 ? other.height / height : 1
    return Matrix(x, 0, 0, y, other.x0 - x0 * x, other.y0 - y0 * y)
  }
}
