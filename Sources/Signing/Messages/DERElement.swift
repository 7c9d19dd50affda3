// SPDX-License-Identifier: AGPL-3.0-or-later

/// A value in DER (X.690). It is parsed as far as needed to find values within attributes.
struct DERElement {
  let tag: UInt8
  /// The whole element, with its tag and length.
  let bytes: ArraySlice<UInt8>
  let content: ArraySlice<UInt8>

  /// Parses the first value of some bytes; `nil` if it is incomplete.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let tag = bytes.first, let first = bytes.dropFirst().first, tag & 0x1F != 0x1F else {
      return nil
    }
    let digits = Int(first & 0x7F)
    let isLong = first >= 128
    guard !isLong || (1...4).contains(digits) else { return nil }
    let head = isLong ? 2 + digits : 2
    guard bytes.count >= head else { return nil }
    let written = bytes.dropFirst(2).prefix(isLong ? digits : 0)
    let length = isLong ? written.reduce(0) { $0 << 8 | Int($1) } : digits
    guard length <= bytes.count - head else { return nil }
    self.tag = tag
    self.bytes = bytes.prefix(head + length)
    content = self.bytes.dropFirst(head)
  }

  /// The contained values, up to the first incomplete one.
  var children: [DERElement] {
    var (found, rest) = ([DERElement](), content)
    while let next = DERElement(rest) {
      found.append(next)
      rest = rest.dropFirst(next.bytes.count)
    }
    return found
  }
}
