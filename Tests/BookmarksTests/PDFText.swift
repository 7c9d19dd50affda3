// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A PDF of two pages with this text as its XMP; the engine repairs the missing cross-references.
func pdf(xmp: String) -> DocumentOrigin {
  let metadata = xmp.utf8.count
  let text = """
    %PDF-1.7
    1 0 obj <</Type/Catalog/Pages 2 0 R/Metadata 5 0 R>> endobj
    2 0 obj <</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>> endobj
    3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>> endobj
    4 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>> endobj
    5 0 obj <</Type/Metadata/Subtype/XML/Length \(metadata)>> stream
    \(xmp)
    endstream endobj
    trailer <</Root 1 0 R/Size 6>>
    %%EOF
    """
  return .data(Array(text.utf8))
}

/// The same with this JSON as PSPDFKit's record, and these items in Preview's.
func pdf(record json: String, preview items: String = "") -> DocumentOrigin {
  let escaped = json.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  return pdf(
    xmp: """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" \
      xmlns:p="http://pspdfkit.com/pdf/xmp/1.0/" xmlns:a="http://ns.apple.com/Preview/1.0/">\
      <p:Bookmarks>\(escaped)</p:Bookmarks>\
      <a:Bookmarks><rdf:Seq>\(items)</rdf:Seq></a:Bookmarks>\
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """)
}
