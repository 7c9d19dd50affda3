// SPDX-License-Identifier: AGPL-3.0-or-later

/// A piece of text to take out of a document, told by its place: never by what it says, so that an edit
/// log does not keep that.
public struct TextErasure: Hashable, Sendable {
  public enum Target: String, Sendable {
    /// A string at `path`.
    case string
    /// The bytes of the stream at `path`, which are text.
    case stream
    /// All appearances of the annotation at `path`, which are drawn anew where its entries allow it.
    case appearance
    /// The words in property lists of the contents of page `object`, an index.
    case words
  }

  public var place: TextPlace
  public var target: Target
  /// The number of an indirect object; 0: the trailer.
  public var object: Int
  /// Keys and positions that lead from there.
  public var path: [String]
  /// The ranges to remove, as UTF-8 offsets of the text; empty means all of it.
  public var ranges: [Range<Int>]

  public init(
    place: TextPlace, target: Target, object: Int, path: [String] = [], ranges: [Range<Int>] = []
  ) {
    self.place = place
    self.target = target
    self.object = object
    self.path = path
    self.ranges = ranges
  }
}
