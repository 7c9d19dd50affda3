// SPDX-License-Identifier: AGPL-3.0-or-later

/// Parts of properties that are members in their own right.
extension Annotation {
  /// Whether the page shows the contents: as a free text, or as the caption of a line.
  var showsContents: Bool { type == .freeText || caption != nil }

  /// The style of a text without one: black, or white on a dark redacted area.
  var standardText: TextStyle? {
    switch type {
    case .freeText: return TextStyle()
    case .redact where overlayText?.isEmpty == false:
      var style = TextStyle()
      let isDark = interiorColor.map { $0.red + $0.green + $0.blue < 1.5 } ?? true
      if isDark { style.color = Color(red: 1, green: 1, blue: 1) }
      return style
    default: return nil
    }
  }

  /// The annotation that this one replies to, unless they form a group. Setting `nil` does not end a
  /// group membership.
  var answered: String? {
    get { isGrouped ? nil : replyTo }
    set {
      if newValue == nil, isGrouped { return }
      (replyTo, isGrouped) = (newValue, false)
    }
  }

  /// The annotation that this one forms a group with. Setting `nil` does not end a reply.
  var group: String? {
    get { isGrouped ? replyTo : nil }
    set {
      if newValue == nil, !isGrouped { return }
      (replyTo, isGrouped) = (newValue, newValue != nil)
    }
  }

  /// The text style without its alignment; `nil` restores the default.
  var font: TextStyle? {
    get { text?.letters }
    set {
      var style = text ?? TextStyle()
      style.letters = newValue ?? TextStyle()
      text = style
    }
  }

  /// The alignment of the text; `nil` restores the default.
  var alignment: TextAlignment? {
    get { text?.alignment }
    set {
      var style = text ?? TextStyle()
      style.alignment = newValue ?? .left
      text = style
    }
  }

  /// The reply's state for its target, if the standard has that state.
  var knownState: ReviewState? {
    get { state?.isKnown == true ? state : nil }
    set { state = newValue }
  }

  var isReadOnly: Bool {
    get { flags.contains(.readOnly) }
    set { if newValue { flags.insert(.readOnly) } else { flags.remove(.readOnly) } }
  }
}

extension Annotation.TextStyle {
  /// The style without what a font does not tell: its alignment, weight and slant, which stay as they are
  /// when it is set.
  public var letters: Annotation.TextStyle {
    get {
      var letters = self
      letters.alignment = .left
      (letters.isBold, letters.isItalic) = (false, false)
      return letters
    }
    set {
      let old = self
      self = newValue
      alignment = old.alignment
      (isBold, isItalic) = (old.isBold, old.isItalic)
    }
  }
}

extension ReviewState {
  /// Whether the standard defines the state (ISO 32000-2, table 174).
  public var isKnown: Bool {
    ReviewState.names.contains(name.prefix(1).uppercased() + name.dropFirst())
  }

  private static let names: Set<String> = [
    "Accepted", "Rejected", "Cancelled", "Completed", "None", "Marked", "Unmarked",
  ]
}
