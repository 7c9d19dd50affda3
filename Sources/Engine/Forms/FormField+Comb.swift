// SPDX-License-Identifier: AGPL-3.0-or-later

extension FormField {
  /// The number of equal cells of a comb, with one character in each; `nil` if the field is not a comb. A
  /// field with several lines, a password or a file path is never one (ISO 32000-2, table 231, bit 25).
  public var cells: Int? {
    guard kind == .text, flags.contains(.comb),
      flags.isDisjoint(with: [.multiline, .password, .fileSelect])
    else { return nil }
    return maxLength.flatMap { $0 > 0 ? min($0, 1000) : nil }
  }
}

extension Annotation.TextAlignment {
  /// The number of empty cells before a text in a comb.
  public func emptyCells(before count: Int, of cells: Int) -> Int {
    let free = max(cells - count, 0)
    return switch self {
    case .left: 0
    case .center: free / 2
    case .right: free
    }
  }
}
