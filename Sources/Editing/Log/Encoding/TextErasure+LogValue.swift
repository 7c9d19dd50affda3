// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The log holds the places of removed text, never the text.
extension TextErasure: LogValue {
  public var encoded: JSONTree {
    [
      "place": place.rawValue.encoded, "target": target.rawValue.encoded,
      "object": object.encoded, "path": path.encoded,
      "ranges": ranges.flatMap { [$0.lowerBound, $0.upperBound] }.encoded,
    ]
  }

  public init(encoded: JSONTree) throws(EditError) {
    guard let place = TextPlace(rawValue: try encoded.decode("place")),
      let target = Target(rawValue: try encoded.decode("target"))
    else { throw .unreadable("It removes text from an unknown place.") }
    let bounds: [Int] = try encoded.decode("ranges")
    var ranges: [Range<Int>] = []
    for index in stride(from: 0, to: bounds.count - 1, by: 2) {
      guard bounds[index] >= 0, bounds[index] <= bounds[index + 1] else {
        throw .unreadable("It removes a range that ends before it begins.")
      }
      ranges.append(bounds[index]..<bounds[index + 1])
    }
    self.init(
      place: place, target: target, object: try encoded.decode("object"),
      path: try encoded.decode("path"), ranges: ranges)
  }
}

extension EditEffect {
  /// Records the parts of the document that must be read again after text was removed.
  mutating func note(_ erasures: [TextErasure]) {
    let places = Set(erasures.map(\.place))
    outline = outline || places.contains(.outline)
    if places.contains(.names) { pageFacts = pageFacts ?? [] }
    bookmarks = bookmarks || places.contains(.metadata)
  }
}
