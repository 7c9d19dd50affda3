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
}
