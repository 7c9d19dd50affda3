// SPDX-License-Identifier: AGPL-3.0-or-later

/// A signature that the user keeps.
public struct SavedSignature: Hashable, Sendable {
  public var id: String
  public var name: String?
  public var signature: HandSignature

  public init(id: String, name: String?, _ signature: HandSignature) {
    self.id = id
    self.name = name
    self.signature = signature
  }

  /// The title in a list.
  public var title: String {
    if let name { return name }
    return switch signature.content {
    case .strokes: "Drawn signature"
    case .image: "Image"
    case .text(let text): text
    }
  }
}

/// The signatures that the user keeps, in their order.
public struct SavedSignatures: Hashable, Sendable {
  public private(set) var all: [SavedSignature] = []
  /// The id of the signature that was placed last.
  public var lastUsed: String?
  /// The number of the last id: ids are never reused.
  public private(set) var lastNumber = 0

  public init() {}

  public init(_ all: [SavedSignature], lastUsed: String?, lastNumber: Int) {
    self.all = all
    self.lastUsed = lastUsed
    self.lastNumber = max(lastNumber, 0)
  }

  public subscript(id: String) -> SavedSignature? { all.first { $0.id == id } }

  /// Adds a signature, before the others; an equal one is not stored twice.
  ///
  /// - Returns: the stored signature; `nil` if there would be more than `most`.
  public mutating func add(_ signature: HandSignature, name: String?, most: Int) -> SavedSignature?
  {
    if let same = all.first(where: { $0.signature == signature && $0.name == name }) { return same }
    guard all.count < most, lastNumber < 1 << 53 else { return nil }
    lastNumber += 1
    let saved = SavedSignature(id: "s\(lastNumber)", name: name, signature)
    all.insert(saved, at: 0)
    return saved
  }

  /// - Returns: whether the signature existed.
  public mutating func remove(_ id: String) -> Bool {
    let count = all.count
    all.removeAll { $0.id == id }
    if lastUsed == id { lastUsed = nil }
    return all.count < count
  }

  /// Moves a signature to a place in the list; a place beyond the end means the end.
  ///
  /// - Returns: whether the signature existed.
  public mutating func move(_ id: String, to place: Int) -> Bool {
    guard let index = all.firstIndex(where: { $0.id == id }) else { return false }
    let moved = all.remove(at: index)
    all.insert(moved, at: min(max(place, 0), all.count))
    return true
  }
}
