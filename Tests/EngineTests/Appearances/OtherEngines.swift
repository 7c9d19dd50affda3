// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import TestSupport

/// Another engine, where it is installed.
enum Poppler {
  static let path = "/usr/bin/pdftoppm"
  static let isThere = FileManager.default.isExecutableFile(atPath: path)

  /// One page, a pixel a point; `nil` if poppler does not draw it.
  static func draw(_ file: String, page: Int, in folder: URL) throws -> Pixmap? {
    let name = folder.appending(path: "poppler-one")
    let number = String(page + 1)
    _ = try Program.run(
      path, ["-r", "72", "-cropbox", "-singlefile", "-f", number, "-l", number, file, name.path])
    guard let data = try? Data(contentsOf: name.appendingPathExtension("ppm")) else { return nil }
    return try Pixmap(ppm: Array(data))
  }
}

/// Another engine, where `scripts/fetch-pdfium` put it.
enum PDFium {
  static let path = URL(filePath: #filePath).appending(path: "../../../../.pdfium")
    .standardizedFileURL.path
  static let isThere = FileManager.default.fileExists(atPath: path + "/stamp")

  private static let script = """
    import sys, pypdfium2
    file, out, scale = sys.argv[1], sys.argv[2], float(sys.argv[3])
    document = pypdfium2.PdfDocument(file)
    document.init_forms()
    pages = [int(page) for page in sys.argv[4:]] or range(len(document))
    for index in pages:
        bitmap = document[index].render(scale=scale, rev_byteorder=True, prefer_bgrx=False)
        data, width = bytes(bitmap.buffer), 3 * bitmap.width
        rows = (data[row * bitmap.stride:][:width] for row in range(bitmap.height))
        with open(f"{out}-{index:03}.ppm", "wb") as picture:
            picture.write(b"P6\\n%d %d\\n255\\n" % (bitmap.width, bitmap.height) + b"".join(rows))
    """

  /// Draws pages, or all of them, to files: `OUT-INDEX.ppm`.
  static func run(
    _ file: String, to out: String, _ scale: Double, pages: [Int] = []
  ) throws -> Program.Answer? {
    try Program.run(
      "/usr/bin/env",
      ["PYTHONPATH=\(path)", "python3", "-c", script, file, out, "\(scale)"]
        + pages.map { String($0) }, withErrors: true)
  }

  /// One page, a pixel a point; `nil` if pdfium does not draw it.
  static func draw(_ file: String, page: Int, in folder: URL) throws -> Pixmap? {
    let out = folder.appending(path: "pdfium-one").path
    _ = try run(file, to: out, 1, pages: [page])
    guard let data = try? Data(contentsOf: URL(filePath: out + String(format: "-%03d.ppm", page)))
    else { return nil }
    return try Pixmap(ppm: Array(data))
  }
}
