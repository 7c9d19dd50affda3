// SPDX-License-Identifier: AGPL-3.0-or-later

/// The parts of documents that a large edit locks. Other requests cannot use them while the edit is
/// made.
enum DocumentHold {
  case nothing
  /// Drawing and reading of these pages, and every change.
  case pages(Set<Int>)
  case everything

  /// Every change, and every read that concerns no single page.
  static let changes = DocumentHold.pages([])

  var isNothing: Bool { if case .nothing = self { true } else { false } }

  /// Whether a page can be drawn and read.
  func frees(page: Int) -> Bool {
    switch self {
    case .nothing: true
    case .pages(let held): !held.contains(page)
    case .everything: false
    }
  }
}
