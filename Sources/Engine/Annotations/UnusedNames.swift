// SPDX-License-Identifier: AGPL-3.0-or-later

/// Names that a page's resources of a category do not have.
struct UnusedNames {
  private let taken: Set<String>
  private var number = 0

  init(on page: Page, in category: String = "XObject") throws(EngineError) {
    taken = Set(try page.object.inherited("Resources")?[category]?.entries.map(\.key) ?? [])
  }

  /// A name that was not returned before.
  mutating func next() -> String {
    while taken.contains("Flat\(number)") { number &+= 1 }
    defer { number &+= 1 }
    return "Flat\(number)"
  }
}
