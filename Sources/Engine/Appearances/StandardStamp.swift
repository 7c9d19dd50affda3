// SPDX-License-Identifier: AGPL-3.0-or-later

/// A rubber stamp by its `Name`: the stamps of ISO 32000-2, table 184, and others that readers
/// commonly offer. A name that is not in the table shows its own words.
public struct StandardStamp: Hashable, Sendable {
  public let icon: String
  /// The text of the stamp, in capitals.
  public let text: String
  /// The default colour.
  public let color: Color
  /// Whether the stamp points to the left, at a place to sign.
  public let pointsLeft: Bool

  private init(_ icon: String, _ color: Color, pointsLeft: Bool = false) {
    self.icon = icon
    self.color = color
    self.pointsLeft = pointsLeft
    text = StandardStamp.words(icon)
  }

  public static let all: [StandardStamp] =
    ["Approved", "Completed", "Final", "ForPublicRelease", "Sold"].map { .init($0, green) }
    + ["NotApproved", "Void", "Expired", "TopSecret", "Confidential", "NotForPublicRelease"]
    .map { .init($0, red) }
    + [
      "AsIs", "Departmental", "Draft", "Experimental", "ForComment", "InformationOnly",
      "PreliminaryResults",
    ].map { .init($0, blue) }
    + ["SignHere", "Witness", "InitialHere"].map { .init($0, red, pointsLeft: true) }

  private static let byIcon = Dictionary(uniqueKeysWithValues: all.map { ($0.icon, $0) })

  /// The stamp with this name; `Draft` if there is no name, as in the standard.
  public init(icon: String?) {
    let icon = icon ?? "Draft"
    self = StandardStamp.byIcon[icon] ?? StandardStamp(icon, StandardStamp.red)
  }

  public var words: Annotation.StampWords {
    var words = Annotation.StampWords(text)
    words.pointsLeft = pointsLeft
    return words
  }

  /// `ForComment` → `FOR COMMENT`.
  private static func words(_ icon: String) -> String {
    var words = ""
    var follows = false
    for letter in icon {
      if letter.isUppercase, follows { words += " " }
      words += letter.uppercased()
      follows = letter.isLowercase
    }
    return words
  }

  private static let red = Color(red: 0.75, green: 0.1, blue: 0.1)
  private static let green = Color(red: 0.1, green: 0.5, blue: 0.15)
  private static let blue = Color(red: 0.1, green: 0.25, blue: 0.65)
}
