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
    import sys, traceback, pypdfium2
    def draw(file, out, scale, page):
        document = pypdfium2.PdfDocument(file)
        document.init_forms()
        for index in [int(page)] if page else range(len(document)):
            bitmap = document[index].render(scale=scale, rev_byteorder=True, prefer_bgrx=False)
            data, width = bytes(bitmap.buffer), 3 * bitmap.width
            rows = (data[row * bitmap.stride:][:width] for row in range(bitmap.height))
            with open(f"{out}-{index:03}.ppm", "wb") as picture:
                picture.write(b"P6\\n%d %d\\n255\\n" % (bitmap.width, bitmap.height) + b"".join(rows))
    scale, status = float(sys.argv[1]), 0
    for file, out, page in zip(sys.argv[2::3], sys.argv[3::3], sys.argv[4::3]):
        try:
            draw(file, out, scale, page)
        except Exception:
            traceback.print_exc()
            status = 1
    sys.exit(status)
    """

  /// Draws all pages of a file to files: `OUT-INDEX.ppm`.
  static func run(_ file: String, to out: String, _ scale: Double) throws -> Program.Answer? {
    try run([file, out, ""], scale)
  }

  private static func run(_ files: [String], _ scale: Double) throws -> Program.Answer? {
    try Program.run(
      "/usr/bin/env", ["PYTHONPATH=\(path)", "python3", "-c", script, "\(scale)"] + files,
      withErrors: true)
  }

  /// Pages of files, a pixel a point, by one process, whose start takes longer than a picture; `nil` for
  /// each page that pdfium does not draw.
  static func draw(_ pages: [(file: String, index: Int)]) throws -> [Pixmap?] {
    _ = try run(pages.flatMap { [$0.file, $0.file, "\($0.index)"] }, 1)
    return try pages.map { page in
      let picture = URL(filePath: page.file + String(format: "-%03d.ppm", page.index))
      guard let data = try? Data(contentsOf: picture) else { return nil }
      return try Pixmap(ppm: Array(data))
    }
  }
}
