// SPDX-License-Identifier: AGPL-3.0-or-later

/// What a `DS` entry, a style sheet's declarations (ISO 32000-2, 12.7.4.4), says of size and colour.
struct DefaultStyle: Hashable {
  var size: Double?
  var color: Color?

  init(_ text: String) {
    let declarations = StyleDeclarations(text)
    (size, color) = (declarations.size, declarations.color)
  }
}
