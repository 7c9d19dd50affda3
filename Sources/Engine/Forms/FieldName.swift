// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// The rules for the full name of a field: the partial names of the field and its ancestors, joined by
/// periods (ISO 32000-2, 12.7.4.2).
public enum FieldName {
  /// The limits of a new name: more parts than any form has, but fewer than loops in broken files are
  /// followed for.
  private static let (mostParts, mostBytes) = (16, 1000)

  /// Whether a name covers a field. It is the field's own name, or that of a group with the field.
  public static func covers(_ name: String, _ field: String) -> Bool {
    guard field.utf8.starts(with: name.utf8) else { return false }
    let rest = field.utf8.dropFirst(name.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: ".")
  }

  /// All names that cover a field: its own, and those of its groups.
  public static func covering(_ field: String) -> [String] {
    let ends = field.utf8.indices.filter { field.utf8[$0] == UInt8(ascii: ".") }
    return ends.map { String(decoding: field.utf8[..<$0], as: UTF8.self) } + [field]
  }

  /// The partial names. A period counts also before a combining mark.
  public static func parts(of name: String) -> [String] {
    name.split(at: UInt8(ascii: "."), omittingEmptySubsequences: false).map { String($0) }
  }

  /// The parts of a name before the last one.
  public static func group(of name: String) -> [String] { parts(of: name).dropLast() }

  /// Why a field cannot get a name; `nil` if it can.
  public static func fault(in name: String) -> String? {
    let parts = parts(of: name)
    let bytes = name.utf8.count
    if bytes > mostBytes {
      return "The field's name has \(bytes) bytes: give one of at most \(mostBytes)."
    }
    if parts.contains(where: \.isEmpty) {
      return "A field's name has parts that are joined by periods, none of them empty."
    }
    if parts.count > mostParts {
      return "The field's name has \(parts.count) parts: give at most \(mostParts)."
    }
    return nil
  }
}
