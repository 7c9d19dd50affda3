// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Bitmap {
  /// Whether red, green and blue are equal throughout these rows of three components.
  func hasOnlyGreys(rows: Range<Int>) -> Bool {
    rows.allSatisfy { cm_only_greys(base + $0 &* stride, width) }
  }

  /// Writes rows in PNG's form, each after its filter's number: unfiltered if it mostly has runs of
  /// equal pixels, or else as differences from the previous pixel (`Sub`).
  func filter(
    rows: Range<Int>, _ pixelSize: Int, _ rowSize: Int,
    into block: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard var target = block.baseAddress else { return }
    for row in rows {
      let source = UnsafePointer(base + row &* stride)
      let values = target + 1
      if pixelSize == components {
        values.update(from: source, count: rowSize &- 1)
      } else {
        cm_take_red(source, values, width)
      }
      let isFlat = cm_has_mostly_runs(values, rowSize &- 1, pixelSize)
      target[0] = isFlat ? 0 : 1
      if !isFlat { subtract(values, rowSize &- 1, pixelSize) }
      target += rowSize
    }
  }
}

private func subtract(_ values: UnsafeMutablePointer<UInt8>, _ count: Int, _ pixelSize: Int) {
  for index in stride(from: count - 1, through: pixelSize, by: -1) {
    values[index] &-= values[index &- pixelSize]
  }
}
