// SPDX-License-Identifier: AGPL-3.0-or-later

/// A piece of text to remove from a document, given by its place and never by its content, so that an
/// edit log does not keep it.
public struct TextErasure: Hashable, Sendable {
  public enum Target: String, Sendable {
    /// A string at `path`.
    case string
    /// The bytes of the stream at `path`, which are text.
    case stream
    /// All appearances of the annotation at `path`, which are redrawn if its entries allow it.
    case appearance
    /// The words in the property lists in the contents of the page with the index `object`.
    case words
  }

  public var place: TextPlace
  public var target: Target
  /// The number of an indirect object; 0: the trailer.
  public var object: Int
  /// The keys and indices that lead from there to the text.
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
