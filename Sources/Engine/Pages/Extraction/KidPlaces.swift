// SPDX-License-Identifier: AGPL-3.0-or-later

/// The places of objects in long arrays, each read once: parts of a document that share an array would
/// else each take time by all of it.
struct KidPlaces {
  struct Places {
    /// The places of objects, by their numbers.
    var ofNumbers: [Int: Int] = [:]
    /// The places of direct objects.
    var direct: [Int] = []
  }

  private var known: [Int: Places] = [:]

  /// - Parameter owner: the number of the object that the array belongs to, which no other array has.
  mutating func places(in array: PDFObject, of owner: Int) throws(EngineError) -> Places {
    if let places = known[owner] { return places }
    var places = Places()
    let array = try array.target
    for place in 0..<(try array.count) {
      let number = try array[place]?.number ?? 0
      if number > 0 {
        places.ofNumbers[number] = places.ofNumbers[number] ?? place
      } else {
        places.direct.append(place)
      }
    }
    known[owner] = places
    return places
  }

  /// The objects in the order of the array, without objects that it lacks.
  mutating func sorted(
    _ numbers: [Int], by array: PDFObject, of owner: Int
  ) throws(EngineError) -> [Int] {
    let places = try places(in: array, of: owner).ofNumbers
    return numbers.compactMap { number in places[number].map { (number, $0) } }
      .sorted { $0.1 < $1.1 }.map { $0.0 }
  }
}
