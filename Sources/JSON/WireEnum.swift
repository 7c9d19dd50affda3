// SPDX-License-Identifier: AGPL-3.0-or-later

/// One of a closed set of strings.
public protocol WireEnum: RawRepresentable<String>, CaseIterable, WireValue {
  /// The name in the documentation; by default ``TypeName`` makes it from the type's name.
  static var name: String { get }
}

extension WireEnum {
  public static var name: String { TypeName.documented(Self.self) }

  public static var wireType: WireType {
    .enumeration(name: name, values: allCases.map(\.rawValue))
  }

  public init(wire node: JSONNode) throws(WireError) {
    guard let value = node.string.flatMap(Self.init(rawValue:)) else {
      throw .expected(Self.wireType, got: node)
    }
    self = value
  }

  public func write(to writer: inout JSONWriter) { writer.string(rawValue) }
}
