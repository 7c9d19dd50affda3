// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Page {
  /// An annotation with everything that it contains: the bytes of its file or sound, and a stamp's
  /// picture in a form that reproduces it, so that adding it (with another id) to any page of any
  /// document gives an annotation that looks the same.
  ///
  /// - Parameter drawn: whether a stamp that Recto made of marks or strokes is also returned as its
  ///   picture.
  /// - Throws: ``EngineError/notFound(what:_:)``; ``EngineError/limitExceeded(_:_:)`` for more than
  ///   256 MiB of contents.
  public func contents(of id: String, drawn: Bool = false) throws(EngineError) -> Annotation {
    guard var annotation = try annotation(id) else {
      throw .notFound(what: "annotation", "There is no annotation \(id) on page \(index).")
    }
    let object = try annotationObject(id)
    if annotation.attachment != nil, let file = try object["FS"] {
      annotation.attachment?.bytes = try document.embeddedFile(file)?.streamBytes(limit: mostBytes)
    }
    if annotation.sound != nil {
      annotation.sound?.bytes = try object["Sound"]?.streamBytes(limit: mostBytes)
    }
    guard annotation.type == .stamp, annotation.picture == nil || drawn,
      let appearance = try object["AP"]?["N"],
      let frame = try PictureFrame(
        of: appearance, opacity: annotation.opacity, transform: transform)
    else { return annotation }
    annotation.picture = .image(try frame.page())
    // The picture's own opacity must not be applied again.
    if frame.opacity > 0 { annotation.opacity = min(annotation.opacity / frame.opacity, 1) }
    return annotation
  }

  /// The rectangle of an annotation's shape with its outline, inside `Rect`: without the margin that
  /// the border's effect needs (`RD`, ISO 32000-2, table 180, leads to the middle of the outline).
  public func shapeRect(of id: String) throws(EngineError) -> Rect? {
    let object = try annotationObject(id)
    guard let annotation = try annotation(id), let rect = try object["Rect"]?.rect,
      let insets = try object["RD"]?.reals,
      insets.count == 4, insets.allSatisfy({ $0 >= 0 }),
      insets[0] + insets[2] < rect.width, insets[1] + insets[3] < rect.height
    else { return nil }
    let half = try (reader.border(object).width.magnitude) / 2
    return space(of: annotation).apply(
      Rect(
        rect.x0 + insets[0] - half, rect.y0 + insets[1] - half,
        rect.x1 - insets[2] + half, rect.y1 - insets[3] + half))
  }
}

private let mostBytes = 256 << 20
