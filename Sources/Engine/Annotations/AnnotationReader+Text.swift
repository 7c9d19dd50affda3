// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Reads free texts and rotations.
extension AnnotationReader {
  /// The text style. The rich text (`RC`) takes precedence over the default style (`DS`), and that
  /// over the default appearance (`DA`), as in Acrobat: if the font is not a standard one, Acrobat's
  /// `DA` names a different font than its `DS`. Properties in none of them are read from the
  /// appearance.
  func textStyle(_ object: PDFObject) throws(EngineError) -> Annotation.TextStyle? {
    let source = try object["DA"]?.text
    let isFreeText = try object["Subtype"]?.name == "FreeText"
    let drawn = isFreeText ? try DrawnText(in: object["AP"]?["N"]) : nil
    let css = try object["DS"]?.text
    let rich = isFreeText ? try object["RC"]?.text.flatMap { RichText($0)?.firstStyle } : nil
    guard source != nil || drawn != nil || rich != nil || (isFreeText && css != nil) else {
      return nil
    }
    let appearance = DefaultAppearance(source ?? "")
    let defaults = StyleDeclarations(css ?? "")
    var style = Annotation.TextStyle()
    let used = isFreeText ? try usedFont(appearance.resource, object) : nil
    let named = appearance.resource == nil ? drawn?.font : used ?? appearance.font
    let family = rich?.family ?? defaults.family
    if let font = family ?? named { style.font = FontFace(resource: font).family }
    if isFreeText {
      let face = family == nil ? used ?? appearance.resource ?? drawn?.font : nil
      style.isBold = rich?.isBold ?? defaults.isBold ?? face.map(FontFace.isBold) ?? false
      style.isItalic = rich?.isItalic ?? defaults.isItalic ?? face.map(FontFace.isItalic) ?? false
    }
    let said = appearance.resource == nil || appearance.isAutoSized ? drawn?.size : appearance.size
    style.size = rich?.size ?? defaults.size ?? said ?? style.size
    style.color = rich?.color ?? defaults.color ?? appearance.fill ?? drawn?.fill ?? style.color
    let alignments = Annotation.TextAlignment.allCases
    let alignment = try object["Q"]?.integer ?? 0
    if alignments.indices.contains(alignment) { style.alignment = alignments[alignment] }
    style.alignment = rich?.alignment ?? defaults.alignment ?? style.alignment
    return style
  }

  /// The name of the font that a resource name stands for. The resources of the appearance come first,
  /// then those of the form.
  private func usedFont(
    _ resource: String?, _ object: PDFObject
  ) throws(EngineError) -> String? {
    guard let resource else { return nil }
    let form = try object["AP"]?["N"].map { form throws(EngineError) in
      try PictureFrame.shown(by: form)
    }
    let own = try form?["Resources"]?["Font"]?[resource]?["BaseFont"]?.name
    if let own { return DrawnText.untagged(own) }
    return try document.catalog?["AcroForm"]?["DR"]?["Font"]?[resource]?["BaseFont"]?.name
      .map(DrawnText.untagged)
  }

  /// `Rect` less the differences of `RD` (ISO 32000-2, table 177).
  func textBox(_ object: PDFObject) throws(EngineError) -> Rect? {
    guard let rect = try object["Rect"]?.rect, let insets = try object["RD"]?.reals,
      insets.count == 4, insets.allSatisfy({ $0 >= 0 }),
      insets[0] + insets[2] < rect.width, insets[1] + insets[3] < rect.height
    else { return nil }
    return transform.apply(
      Rect(rect.x0 + insets[0], rect.y0 + insets[1], rect.x1 - insets[2], rect.y1 - insets[3]))
  }

  /// Reads the rotation from `Rotate` or from the appearance. Acrobat and MuPDF use `Rotate` for free
  /// texts: counterclockwise from the page's own upright. Without that entry the rotation is the one of
  /// the appearance.
  func readTurn(_ object: PDFObject, _ annotation: inout Annotation) throws(EngineError) {
    let form = try object["AP"]?["N"]
    let matrix = try form?["Matrix"]?.reals.flatMap(Matrix.init(components:)) ?? .identity
    let shown = matrix.then(transform)
    if let turn = try object["Rotate"]?.real {
      annotation.rotation = (pageRotation - turn).wholeTurn
    } else {
      annotation.rotation = Trigonometry.degrees(x: shown.a, y: shown.b)
    }
    guard annotation.rotation.truncatingRemainder(dividingBy: 90) != 0,
      let box = try form?["BBox"]?.rect
    else { return }
    let covered = shown.apply(box)
    let fit = covered.area > 0 ? (annotation.rect.area / covered.area).squareRoot() : 1
    annotation.uprightSize = Size(
      box.width * Point(shown.a, shown.b).distance(to: .zero) * fit,
      box.height * Point(shown.c, shown.d).distance(to: .zero) * fit)
  }

  /// The angle of the page's own upright on the page as shown. It is clockwise, in degrees.
  private var pageRotation: Double { Trigonometry.degrees(x: transform.a, y: transform.b) }
}

extension Matrix {
  init?(components: [Double]) {
    guard components.count == 6 else { return nil }
    self.init(
      components[0], components[1], components[2], components[3], components[4], components[5])
  }
}

extension Double {
  /// The same angle in 0..<360 degrees. It is rounded to 1/10000 because the file has single precision.
  var wholeTurn: Double {
    let rest = truncatingRemainder(dividingBy: 360)
    let rounded = ((rest < 0 ? rest + 360 : rest) * 10_000).rounded() / 10_000
    return rounded == 360 ? 0 : rounded + 0
  }
}
