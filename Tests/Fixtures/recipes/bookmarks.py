# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bookmarks in XMP as PSPDFKit and Apple Preview keep them, beside metadata of others."""

from .canvas import Canvas
from .pdf import PDF

XMP = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmp:CreateDate="2024-02-29T12:00:00Z">
   <dc:title><rdf:Alt><rdf:li xml:lang="x-default">A document with bookmarks</rdf:li>\
</rdf:Alt></dc:title>
   <dc:creator><rdf:Seq><rdf:li>Ann Author</rdf:li></rdf:Seq></dc:creator>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:archive="https://example.org/ns/archive/1.0/">
   <archive:Shelf>B-17</archive:Shelf>
   <archive:Tags><rdf:Bag><rdf:li>tides &amp; moons</rdf:li><rdf:li>naïve</rdf:li></rdf:Bag>\
</archive:Tags>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:pspdf="http://pspdfkit.com/pdf/xmp/1.0/">
   <pspdf:Bookmarks>[\
{"uuid":"6F9619FF-8B86-4D01-B42D-00CF4FC964FF","name":"The harbour",\
"action":{"actionType":"Goto","pageIndex":1}},\
{"uuid":"0E984725-C51C-4BF4-9960-E1C80E27ABA0",\
"action":{"actionType":"Goto","pageIndex":0}}]</pspdf:Bookmarks>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:apple-preview="http://ns.apple.com/Preview/1.0/">
   <apple-preview:Bookmarks>
    <rdf:Seq>
     <rdf:li apple-preview:PageIndex="1" \
apple-preview:UUID="6F9619FF-8B86-4D01-B42D-00CF4FC964FF"/>
     <rdf:li apple-preview:PageIndex="0" \
apple-preview:UUID="0E984725-C51C-4BF4-9960-E1C80E27ABA0"/>
     <rdf:li rdf:parseType="Resource">
      <apple-preview:PageIndex>2</apple-preview:PageIndex>
      <apple-preview:UUID>11B2A9C6-3D57-4E8F-9A51-7F2D6C0B4E33</apple-preview:UUID>
     </rdf:li>
    </rdf:Seq>
   </apple-preview:Bookmarks>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>"""


def make():
    pdf = PDF(title="A document with bookmarks", author="Ann Author")
    for title in ("The hill", "The harbour", "The island", "The open sea"):
        pdf.page([0, 0, 300, 400], Canvas().text(40, 350, title, 24))
    metadata = {"Type": "/Metadata", "Subtype": "/XML"}
    pdf.catalog["Metadata"] = pdf.add(metadata, XMP.encode("utf-8"))
    return pdf.bytes()
