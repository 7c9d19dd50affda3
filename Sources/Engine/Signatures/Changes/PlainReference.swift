// SPDX-License-Identifier: AGPL-3.0-or-later

/// A reference within an object.
struct PlainReference: Hashable {
  let number: Int
  let generation: Int
  /// The key of the innermost dictionary with the reference.
  let key: String
  /// Whether the reference belongs to something that is drawn. Resources can have any name there, so
  /// that the key tells nothing.
  let isDrawn: Bool
}

extension PlainObject {
  /// The references in the object.
  ///
  /// - Parameters:
  ///   - key: the key of the object itself.
  ///   - isDrawn: whether the object belongs to something that is drawn.
  func references(under key: String = "", isDrawn: Bool = false) -> [PlainReference] {
    var found: [PlainReference] = []
    collect(under: key, isDrawn: isDrawn, into: &found)
    return found
  }

  private func collect(under key: String, isDrawn: Bool, into found: inout [PlainReference]) {
    let isDrawn = isDrawn || PlainObject.drawingKeys.contains(key)
    switch self {
    case .reference(let number, let generation):
      found.append(
        PlainReference(number: number, generation: generation, key: key, isDrawn: isDrawn))
    case .array(let elements):
      for element in elements { element.collect(under: key, isDrawn: isDrawn, into: &found) }
    case .dictionary(let entries):
      for (key, value) in entries { value.collect(under: key, isDrawn: isDrawn, into: &found) }
    case .stream(let entries):
      // Form XObjects, patterns and images are streams.
      for (key, value) in entries { value.collect(under: key, isDrawn: true, into: &found) }
    default: return
    }
  }

  /// The keys of appearances, icons and resources.
  private static let drawingKeys: Set<String> = ["AP", "DR", "MK", "Resources"]
}
