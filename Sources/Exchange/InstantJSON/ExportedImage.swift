// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The picture of a stamp without text. It is an image file or a PDF of one page.
struct ExportedImage {
  let bytes: [UInt8]
  let type: String
  /// Identifies the file that the picture was made from. The picture itself is a drawing of it, and each
  /// export wraps the drawing once more.
  let source: String?

  /// `nil` for an annotation without such a picture.
  init?(of annotation: Annotation, in document: Document) throws(EngineError) {
    guard annotation.type == .stamp, annotation.icon == nil else { return nil }
    if case .words? = annotation.picture { return nil }
    let page = try document.page(annotation.pageIndex)
    let contents = try page.contents(of: annotation.id, drawn: true)
    guard case .image(let bytes)? = contents.picture else { return nil }
    self.bytes = bytes
    source = try PictureSource.recorded(in: annotation.id, on: page)
    if bytes.starts(with: [0x89, 0x50]) {
      type = "image/png"
    } else {
      type = bytes.starts(with: [0xFF, 0xD8]) ? "image/jpeg" : "application/pdf"
    }
  }
}
