// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The log holds the places of removed text, never the text.
extension TextErasure: LogObject {
  public static let logged = LogMembers<Self>(
    .required("place", \.place.rawValue), .required("target", \.target.rawValue),
    .required("object", \.object), .required("path", \.path), .required("ranges", \.bounds)
  ) { (place, target, object, path, bounds) throws(EditError) in
    guard let place = TextPlace(rawValue: place), let target = Target(rawValue: target) else {
      throw .unreadable("It removes text from an unknown place.")
    }
    var ranges: [Range<Int>] = []
    for index in stride(from: 0, to: bounds.count - 1, by: 2) {
      guard bounds[index] >= 0, bounds[index] <= bounds[index + 1] else {
        throw .unreadable("It removes a range that ends before it begins.")
      }
      ranges.append(bounds[index]..<bounds[index + 1])
    }
    return TextErasure(place: place, target: target, object: object, path: path, ranges: ranges)
  }

  private var bounds: [Int] { ranges.flatMap { [$0.lowerBound, $0.upperBound] } }
}

extension EditEffect {
  /// Records the parts of the document that changed with the text. They must be read again after text
  /// was removed.
  mutating func note(_ erasures: [TextErasure]) {
    let places = Set(erasures.map(\.place))
    outline = outline || !places.isDisjoint(with: [.outline, .links])
    if places.contains(.names) { pageFacts = pageFacts ?? [] }
    bookmarks = bookmarks || places.contains(.metadata)
  }
}
