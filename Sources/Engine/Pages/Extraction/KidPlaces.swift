// SPDX-License-Identifier: AGPL-3.0-or-later

/// The positions of objects in long arrays, each array read once: the time for every part of a
/// document that shares an array would otherwise grow with the whole array.
struct KidPlaces {
  struct Places {
    /// The positions of objects, by number.
    var ofNumbers: [Int: Int] = [:]
    /// The positions of direct objects.
    var direct: [Int] = []
  }

  private var known: [Int: Places] = [:]

  /// - Parameter owner: the number of the object that has the array, which must be its only one.
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

  /// The objects in the order of the array, without objects that are not in it.
  mutating func sorted(
    _ numbers: [Int], by array: PDFObject, of owner: Int
  ) throws(EngineError) -> [Int] {
    let places = try places(in: array, of: owner).ofNumbers
    return numbers.compactMap { number in places[number].map { (number, $0) } }
      .sorted { $0.1 < $1.1 }.map { $0.0 }
  }
}
