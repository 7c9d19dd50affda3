// SPDX-License-Identifier: AGPL-3.0-or-later

/// Objects of the shape ``AttackShape/mixed``.
extension AttackBase {
  /// A name that is as long as MuPDF reads it.
  static let longName = String(repeating: "N", count: 4095)

  static let mixed: [Int: String] = [
    1: "<< /Type /Catalog /Pages 2 0 R /AcroForm 5 0 R /Metadata 12 0 R /StructTreeRoot 51 0 R "
      + "/OCProperties << /OCGs [13 0 R] /D << /Order [13 0 R] >> >> /Lang (en) "
      + "/Names << /JavaScript << /Kids [49 0 R] >> >> /OpenAction << /S /Hide /T [48 0 R] >> >>",
    // Pages that inherit nothing: a damaged tree is rebuilt from them as they are.
    3: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources 16 0 R /Contents 4 0 R "
      + "/Annots [6 0 R 10 0 R 11 0 R 17 0 R 25 0 R 27 0 R 29 0 R 31 0 R 41 0 R 42 0 R 48 0 R 49 0 R] >>",
    4: AttackedFile.stream(text + " /\(longName)A Do /Annots cs 0 scn 0 0 9 9 re f"),
    5: "<< /Fields [6 0 R 10 0 R 11 0 R 24 0 R 27 0 R 29 0 R 40 0 R 41 0 R 43 0 R] "
      + "/DA (/F 12 Tf 0 g) /DR 18 0 R >>",
    // A page that is a list of colour spaces: the one called Annots has an annotation as its function.
    15: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources 16 0 R /Contents 4 0 R "
      + "/Rotate 180 /Annots [/Separation /Ink /DeviceGray 50 0 R] >>",
    16: "<< /Font << /F 7 0 R >> /Properties << /L 13 0 R >> /XObject 39 0 R /ColorSpace 15 0 R >>",
    36: AttackedFile.form("", "0 0 40 20"), 37: AttackedFile.form(AttackBase.forged, "0 0 40 20"),
    39: "<< /\(longName)A 36 0 R /\(longName)B 37 0 R >>",
    // A field that is a form, drawn by a stamp.
    40: field("(5) Tj"), 42: stamp(44, "[240 70 280 90]"),
    44: drawing("/T Do", "<< /T 40 0 R >>"),
    // A stamp that is a field.
    41: stamp(45, "[240 100 280 120]", "/FT /Tx /T (Stamp) /V ()"),
    45: AttackedFile.form("(5) Tj", "0 0 40 20"),
    // Resources that are a field.
    43: "<< /FT /Tx /T (Shared) /V 46 0 R /DA (/G 12 Tf) >>",
    46: AttackedFile.form("(5) Tj", "0 0 40 20"),
    47: drawing("/V Do", "43 0 R"), 48: stamp(47, "[240 130 280 150]"),
    // A note that is a node of a tree of names.
    49: "<< /Type /Annot /Subtype /Text /P 3 0 R /Rect [280 180 300 200] >>",
    50: tint("0", "1"),
    // A structure that refers to an annotation.
    51: "<< /Type /StructTreeRoot /K << /S /Annot /K << /Type /OBJR /Obj 48 0 R >> >> >>",
  ]

  /// A function that is an annotation.
  static func tint(_ first: String, _ last: String) -> String {
    "<< /Type /Annot /Subtype /Text /Rect [0 0 0 0] /F 2 /FunctionType 2 /Domain [0 1] /N 1 "
      + "/C0 [\(first)] /C1 [\(last)] >>"
  }

  /// A form that is a field.
  static func field(_ show: String) -> String {
    AttackedFile.stream(
      "BT /F 18 Tf 5 5 Td \(show) ET",
      "/Type /XObject /Subtype /Form /BBox [0 0 40 20] /Resources << /Font << /F 7 0 R >> >> "
        + "/FT /Tx /T (Drawn)")
  }

  /// A form that draws others.
  static func drawing(_ content: String, _ objects: String) -> String {
    AttackedFile.stream(
      content,
      "/Type /XObject /Subtype /Form /BBox [0 0 40 20] /Resources << /XObject \(objects) >>")
  }

  private static func stamp(_ look: Int, _ rect: String, _ entries: String = "") -> String {
    "<< /Type /Annot /Subtype /Stamp /F 4 /P 3 0 R /Rect \(rect) \(entries) "
      + "/AP << /N \(look) 0 R >> >>"
  }
}
