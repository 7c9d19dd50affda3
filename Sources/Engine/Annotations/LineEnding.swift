// SPDX-License-Identifier: AGPL-3.0-or-later

/// A line ending, by its name in `LE` (ISO 32000-2, table 179). A file's name that is not in the table
/// is kept.
public struct LineEnding: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

extension [String] {
  /// Names of line endings with their type.
  public var lineEndings: [LineEnding] {
    get { map(LineEnding.init) }
    set { self = newValue.map(\.rawValue) }
  }
}
