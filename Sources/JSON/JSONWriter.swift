// SPDX-License-Identifier: AGPL-3.0-or-later

/// Writes JSON in UTF-8 without white space. Commas are inserted automatically.
///
/// The caller ensures that members are only in objects, and that the text is one value.
public struct JSONWriter: Sendable {
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  public init() {}

  /// The text so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  public mutating func null() { raw("null".utf8) }

  public mutating func bool(_ value: Bool) { raw(value ? "true".utf8 : "false".utf8) }

  public mutating func string(_ value: String) {
    separate()
    bytes.append(quoted: value)
    needsComma = true
  }

  /// Writes a value that is already JSON.
  public mutating func raw(_ json: some Collection<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
    needsComma = true
  }

  /// Writes a member's name; its value must follow.
  public mutating func name(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  public mutating func member(_ name: String, _ value: some WireValue) {
    self.name(name)
    value.write(to: &self)
  }

  /// Writes a member, unless it is `nil`.
  public mutating func member(_ name: String, ifPresent value: (some WireValue)?) {
    if let value { member(name, value) }
  }

  public mutating func object<E: Error>(_ body: (inout JSONWriter) throws(E) -> Void) throws(E) {
    open("{")
    try body(&self)
    close("}")
  }

  public mutating func array<E: Error>(_ body: (inout JSONWriter) throws(E) -> Void) throws(E) {
    open("[")
    try body(&self)
    close("]")
  }

  public mutating func array(of values: some Sequence<some WireValue>) {
    array { writer in for each in values { each.write(to: &writer) } }
  }

  /// Appends the bytes of a value.
  mutating func appendValue(_ append: (inout [UInt8]) -> Void) {
    separate()
    append(&bytes)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }
}

extension JSONWriter {
  /// Writes a string with the base64 of consecutive pieces.
  public mutating func base64(_ pieces: [UnsafeBufferPointer<UInt8>]) {
    let length = Base64Codec.length(of: pieces.reduce(0) { $0 + $1.count })
    // Reserves space for the following members, too, so that a large message is never moved.
    bytes.reserveCapacity(bytes.count &+ length &+ 256)
    appendValue { bytes in
      bytes.append(UInt8(ascii: "\""))
      Base64Codec.encode(pieces, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  public mutating func integer(_ value: some BinaryInteger) {
    guard let small = Int64(exactly: value) else { return raw(String(value).utf8) }
    decimal(small.magnitude, isNegative: small < 0, decimals: 0)
  }

  /// Writes the shortest number that reads back as the same `Double`. An integer has no fraction,
  /// negative zero is written as 0 (readers treat its sign differently), and NaN and infinity as
  /// `null`.
  public mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    if value.magnitude < 0x1p53, let whole = Int64(exactly: value) { return integer(whole) }
    // Most numbers are coordinates with three decimals, whose digits need no search. With at most 15
    // digits, no other number with as few digits reads back as the same value.
    let thousandths = (value * 1000).rounded()
    if thousandths.magnitude < 1e15, thousandths / 1000 == value {
      return decimal(UInt64(thousandths.magnitude), isNegative: thousandths < 0, decimals: 3)
    }
    let digits = value.description.utf8
    raw(digits.suffix(2).elementsEqual(".0".utf8) ? digits.dropLast(2) : digits[...])
  }

  /// Writes `scaled` divided by ten to the power of `decimals`. Trailing zeros are left out.
  private mutating func decimal(_ scaled: UInt64, isNegative: Bool, decimals: Int) {
    var (rest, places) = (scaled, decimals)
    while places > 0, rest.isMultiple(of: 10) {
      rest /= 10
      places -= 1
    }
    var (power, digits) = (UInt64(1), 1)
    while rest / power >= 10 || digits <= places {
      power *= 10
      digits += 1
    }
    appendValue { bytes in
      if isNegative { bytes.append(UInt8(ascii: "-")) }
      for place in stride(from: digits, to: 0, by: -1) {
        if place == places { bytes.append(UInt8(ascii: ".")) }
        bytes.append(UInt8(ascii: "0") + UInt8(rest / power % 10))
        power /= 10
      }
    }
  }
}
