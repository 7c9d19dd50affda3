// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

public struct SearchMatch: Hashable, Sendable {
  public var pageIndex: Int
  /// The characters in the page's ``PageText``.
  public var range: Range<Int>
  /// The quads in page space, one for each piece of a line.
  public var quads: [Quad]
  /// The matched text, on one line.
  public var text: String
  /// The text before and after the match on the page: about 40 characters, whole words, on one
  /// line.
  public var before: String
  public var after: String
}
