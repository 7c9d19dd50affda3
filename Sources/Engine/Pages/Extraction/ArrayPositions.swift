// SPDX-License-Identifier: AGPL-3.0-or-later

/// The positions of objects in long arrays, each array read once: the time for every part of a
/// document that shares an array would otherwise grow with the whole array.
struct ArrayPositions {
  struct Positions {
    /// The positions of objects, by number.
    var ofNumbers: [Int: Int] = [:]
    /// The positions of direct objects.
    var direct: [Int] = []
  }

  private var known: [Int: Positions] = [:]

  /// - Parameter owner: the number of the object that has the array, which must be its only one.
  mutating func positions(in array: PDFObject, of owner: Int) throws(EngineError) -> Positions {
    if let positions = known[owner] { return positions }
    var positions = Positions()
    let array = try array.target
    for index in 0..<(try array.count) {
      let number = try array[index]?.number ?? 0
      if number > 0 {
        positions.ofNumbers[number] = positions.ofNumbers[number] ?? index
      } else {
        positions.direct.append(index)
      }
    }
    known[owner] = positions
    return positions
  }

  /// The objects in the order of the array. Objects that are not in the array are left out.
  mutating func sorted(
    _ numbers: [Int], by array: PDFObject, of owner: Int
  ) throws(EngineError) -> [Int] {
    let positions = try positions(in: array, of: owner).ofNumbers
    return numbers.compactMap { number in positions[number].map { (number, $0) } }
      .sorted { $0.1 < $1.1 }.map { $0.0 }
  }
}
