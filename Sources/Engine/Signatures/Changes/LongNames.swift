// SPDX-License-Identifier: AGPL-3.0-or-later

/// Names in an update that readers may shorten (ISO 32000-1, annex C). Each reader has a limit of its own, and
/// shortened names can be equal.
struct LongNames {
  /// The length in bytes that every reader keeps.
  static let shortest = 127
  /// The length in bytes at which the engine cuts a name.
  private static let cut = 4095

  private let appended: Set<String>

  /// - Parameter appended: the names of at least ``shortest`` bytes, each byte a scalar.
  init(_ appended: Set<String>) { self.appended = appended }

  /// The problems with the appended names that are too long. A longer name is good only if the signed
  /// file has it, and if no other name has the same beginning: whoever changes a page repeats the names
  /// of its fonts.
  ///
  /// - Returns: the problems as sentences; empty if there are none.
  func problems(since revision: Document) throws(EngineError) -> [String] {
    let longer = appended.filter { $0.unicodeScalars.count > LongNames.shortest }
    guard !longer.isEmpty else { return [] }
    let signed = try LongNames.names(in: revision)
    let all = Dictionary(grouping: signed.union(appended)) {
      String($0.unicodeScalars.prefix(LongNames.shortest))
    }
    let isGood = longer.allSatisfy { name in
      signed.contains(name) && name.unicodeScalars.count < LongNames.cut
        && all[String(name.unicodeScalars.prefix(LongNames.shortest))]?.count == 1
    }
    return isGood ? [] : ["An appended name is longer than 127 bytes."]
  }

  /// The names of at least ``shortest`` bytes in a document.
  private static func names(in document: Document) throws(EngineError) -> Set<String> {
    var found: Set<String> = []
    for number in 0..<max(1, try document.objectCount) {
      if let object = try document.plainObject(number) { collect(object, into: &found) }
    }
    return found
  }

  private static func collect(_ object: PlainObject, into found: inout Set<String>) {
    switch object {
    case .name(let name): add(name, to: &found)
    case .array(let elements):
      for element in elements { collect(element, into: &found) }
    case .dictionary(let entries), .stream(let entries):
      for (key, value) in entries {
        add(key, to: &found)
        collect(value, into: &found)
      }
    default: return
    }
  }

  private static func add(_ name: String, to found: inout Set<String>) {
    if name.unicodeScalars.count >= shortest { found.insert(name) }
  }
}
