// SPDX-License-Identifier: AGPL-3.0-or-later

/// Finds words that a page draws again in almost the same place. Pages do so to make words look bold or
/// to give them a shadow.
struct DrawnCopies {
  /// The beginning of a word that was drawn.
  private struct Beginning {
    var character: Int
    /// The end of its line.
    var end: Int
    var directionX: Float
    var directionY: Float
    /// The key of its cell.
    var key: UInt64
    /// The one before in the same slot; -1 for none.
    var previous = -1
  }

  /// How many words of a slot are compared with a new one. More words in one place are not meant to be read.
  private static let mostCompared = 64

  private var beginnings: [Beginning] = []
  /// The last beginning of each slot; -1 for none. A cell's key determines its slot. There are never
  /// fewer slots than beginnings.
  private var slots: [Int] = []

  /// Notes the words of a new line or part of a line.
  mutating func add(_ line: TextLineRecord, _ characters: [TextCharacter]) {
    DrawnCopies.forEachWord(in: line.range, characters) { word in
      let first = characters[word.lowerBound]
      guard let cell = Cell(first.box) else { return }
      beginnings.append(
        Beginning(
          character: word.lowerBound, end: line.range.upperBound, directionX: line.directionX,
          directionY: line.directionY, key: cell.key(first.scalar, cell.along(0), cell.across(0))))
      if beginnings.count > slots.count {
        slots = Array(repeating: -1, count: max(512, 2 * slots.count))
        for index in beginnings.indices { link(index) }
      } else {
        link(beginnings.count - 1)
      }
    }
  }

  private mutating func link(_ index: Int) {
    let slot = slot(of: beginnings[index].key)
    beginnings[index].previous = slots[slot]
    slots[slot] = index
  }

  /// The number of slots is a power of two.
  private func slot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key ^ key &>> 32) & UInt64(slots.count - 1))
  }

  /// The words of a line that were drawn before.
  func copies(in line: TextLineRecord, _ characters: [TextCharacter]) -> [Range<Int>] {
    guard !beginnings.isEmpty else { return [] }
    var copies: [Range<Int>] = []
    DrawnCopies.forEachWord(in: line.range, characters) { word in
      if isCopy(word, in: line, characters) { copies.append(word) }
    }
    return copies
  }

  private func isCopy(
    _ word: Range<Int>, in line: TextLineRecord, _ characters: [TextCharacter]
  ) -> Bool {
    let first = characters[word.lowerBound]
    guard let cell = Cell(first.box) else { return false }
    // A sign may stand twice in one place on purpose, such as the lines of a drawn equals sign.
    let reach = (word.count == 1 ? 0.08 : 0.18) * first.box.height
    let (along0, along1) = (cell.along(-reach), cell.along(reach))
    let (across0, across1) = (cell.across(-reach), cell.across(reach))
    for along in along0...along1 {
      for across in across0...across1 {
        let key = cell.key(first.scalar, along, across)
        var next = slots[slot(of: key)]
        var left = DrawnCopies.mostCompared
        while beginnings.indices.contains(next), left > 0 {
          left -= 1
          let earlier = beginnings[next]
          next = earlier.previous
          if earlier.key == key, earlier.directionX == line.directionX,
            earlier.directionY == line.directionY,
            word.count <= earlier.end - earlier.character,
            isThere(word, from: earlier.character, reach, characters)
          {
            return true
          }
        }
      }
    }
    return false
  }

  private func isThere(
    _ word: Range<Int>, from start: Int, _ reach: Float, _ characters: [TextCharacter]
  ) -> Bool {
    zip(characters[word], characters[start...]).allSatisfy { copy, first in
      copy.scalar == first.scalar
        && abs(copy.box.along0 - first.box.along0) <= reach
        && abs(copy.box.across0 - first.box.across0) <= reach
        && abs(copy.box.height - first.box.height) <= 0.05 * first.box.height
    }
  }

  /// Calls `body` for each word. A word is a run of characters without spaces, or a single ideograph.
  private static func forEachWord(
    in range: Range<Int>, _ characters: [TextCharacter], _ body: (Range<Int>) -> Void
  ) {
    var start = range.lowerBound
    func end(_ place: Int) {
      if start < place { body(start..<place) }
      start = place
    }
    for place in range {
      let scalar = characters[place].scalar
      if scalar == " " {
        end(place)
        start = place + 1
      } else if scalar.isWide {
        end(place)
        end(place + 1)
      }
    }
    end(range.upperBound)
  }
}

/// A square of the page around a letter: larger than the distance of a copy.
private struct Cell {
  private let box: TextBox
  private let size: Float

  /// `nil` for a letter that is too small to be seen.
  init?(_ box: TextBox) {
    guard box.height > 0.01, box.height < 1e6 else { return nil }
    self.box = box
    size = Float(sign: .plus, exponent: box.height.exponent - 1, significand: 1)
  }

  func along(_ offset: Float) -> Int { index(box.along0 + offset) }
  func across(_ offset: Float) -> Int { index(box.across0 + offset) }

  private func index(_ value: Float) -> Int { Int(exactly: (value / size).rounded(.down)) ?? 0 }

  func key(_ scalar: Unicode.Scalar, _ along: Int, _ across: Int) -> UInt64 {
    let place =
      UInt64(bitPattern: Int64(along)) &* 0x9E37_79B9_7F4A_7C15
      ^ UInt64(bitPattern: Int64(across)) &* 0xC2B2_AE3D_27D4_EB4F
    return place ^ UInt64(scalar.value) &* 0x1656_67B1_9E37_79F9
  }
}
