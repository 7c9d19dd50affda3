// SPDX-License-Identifier: AGPL-3.0-or-later

/// The name of a type in the documentation, unless the type declares another one.
enum TypeName {
  /// The type's own name. `Wire` in front of it, which tells a wire form from its domain value, is left
  /// out. `Params`, `Result` and `Piece` follow the name of the message that they are nested in:
  /// `PagesListResult`.
  static func documented(_ type: Any.Type) -> String {
    let own = String(describing: type)
    guard ["Params", "Result", "Piece"].contains(own) else {
      return own.hasPrefix("Wire") ? String(own.dropFirst(4)) : own
    }
    let path = String(reflecting: type).split(separator: ".")
    guard path.count > 2, let message = path.dropLast().last else { return own }
    return (message.hasSuffix("Method") ? message.dropLast(6) : message) + own
  }
}
