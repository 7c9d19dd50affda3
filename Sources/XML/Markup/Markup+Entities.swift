// SPDX-License-Identifier: AGPL-3.0-or-later

import CXML2

extension Markup {
  /// The character that a named reference of HTML stands for. `nbsp` is the name in `&nbsp;`. Those of XML
  /// are among them.
  public static func character(named name: String) -> Unicode.Scalar? {
    htmlEntityLookup(name).flatMap { Unicode.Scalar($0.pointee.value) }
  }
}
