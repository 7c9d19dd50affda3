// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Signature fields that look signed but are not. A widget's `RectoData` marks them: `<< /signature
/// (true) /signatureWidth (2) /signatureColor (0 0 1) >>`; `RectoBlank` keeps the earlier appearance.
extension Page {
  /// The state of a signature field; `nil` for other annotations.
  public func signatureState(of id: String) throws(EngineError) -> SignatureFieldState? {
    let widget = try annotationObject(id)
    guard try widget.inherited("FT")?.name == "Sig" else { return nil }
    if try widget.inherited("V")?.kind == .dictionary { return .digital }
    let data = try widget[PrivateKey.data]
    guard try data?["signature"]?.text != nil else { return .empty }
    let color = try data?["signatureColor"]?.text.flatMap(Color.init(note:))
    let width = try data?["signatureWidth"]?.text.flatMap { Double($0) }
    return .byHand(
      HandDrawing(
        try document.pictureNote(widget), color: color ?? .black, width: width ?? 1))
  }

  /// Makes a signature field look signed, or with `nil` empty again. Its value does not change: it is
  /// not signed. Only within an operation of the journal.
  public func showSignature(_ drawing: HandDrawing?, in id: String) throws(EngineError) {
    try settleAnnotations()
    guard var shown = try annotation(id) else {
      throw .notFound(what: "field", "There is no field \(id) on page \(index).")
    }
    let widget = try annotationObject(id)
    var data = shown.customData
    for key: ExactText in ["signature", "signatureColor", "signatureWidth"] { data[key] = nil }
    if let drawing {
      data["signature"] = "true"
      data["signatureColor"] = ExactText(drawing.color.note)
      data["signatureWidth"] = ExactText(String(drawing.width))
    }
    shown.customData = data
    try writer.writeData(shown, to: widget)
    try widget.set(PrivateKey.picture, document.makePictureNote(drawing?.picture))
    if try !keepBlank(widget, isSigned: drawing != nil) {
      try drawSignature(drawing, of: shown, widget)
    }
    try forgetAnnotation(with: id)
  }

  private func drawSignature(
    _ drawing: HandDrawing?, of widget: Annotation, _ object: PDFObject
  ) throws(EngineError) {
    var stamp = Annotation(id: widget.id, type: .stamp, pageIndex: index, rect: widget.rect)
    // Without lines, nothing is visible.
    stamp.picture = drawing?.picture ?? .strokes([])
    stamp.color = drawing?.color
    stamp.border.width = drawing?.width ?? 1
    var painter = Painter(stamp, in: document)
    try painter.drawStamp()
    let form = try painter.form(toUserSpace: writer.toUserSpace)
    try object.set("AP", document.makeDictionary(["N": form]))
  }

  /// Keeps the appearance of the empty field, or restores it.
  private func keepBlank(_ object: PDFObject, isSigned: Bool) throws(EngineError) -> Bool {
    if isSigned {
      if try object[blankKey] == nil, let blank = try object["AP"] {
        try object.set(blankKey, blank)
      }
      return false
    }
    guard let blank = try object[blankKey] else { return false }
    try object.set("AP", blank)
    try object.set(blankKey, nil)
    return true
  }

  private var blankKey: String { "RectoBlank" }

  /// Hides a widget, or shows it again. Only within an operation of the journal.
  public func setHidden(_ isHidden: Bool, widget id: String) throws(EngineError) {
    try settleAnnotations()
    guard var flags = try annotation(id)?.flags else {
      throw .notFound(what: "field", "There is no field \(id) on page \(index).")
    }
    if isHidden { flags.insert(.hidden) } else { flags.remove(.hidden) }
    try annotationObject(id).set("F", document.makeInteger(Int(flags.rawValue)))
    try forgetAnnotation(with: id)
  }
}

extension SignatureField {
  /// Whether it only looks signed, in one of its widgets.
  public func isSignedByHand(in document: Document) throws(EngineError) -> Bool {
    for place in places {
      if case .byHand = try document.page(place.pageIndex).signatureState(of: place.annotationID) {
        return true
      }
    }
    return false
  }
}

extension Color {
  fileprivate var note: String { components.map { String($0) }.joined(separator: " ") }

  fileprivate init?(note: String) {
    let parts = note.split(separator: " ").compactMap { Double($0) }
    guard parts.count == 3, parts.allSatisfy(\.isFinite) else { return nil }
    self.init(components: parts)
  }
}
