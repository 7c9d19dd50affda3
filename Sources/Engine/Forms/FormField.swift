// SPDX-License-Identifier: AGPL-3.0-or-later

import Members

/// A field of an interactive form (ISO 32000-2, 12.7.4).
public struct FormField: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case text, checkBox, radio, comboBox, listBox, button, signature

    public var hasOptions: Bool { self == .comboBox || self == .listBox }
    /// Whether the user fills it in: buttons have no value, and a signature field is signed.
    public var isFilledIn: Bool { self != .button && self != .signature }
  }

  /// An option of a choice field.
  public struct Option: Hashable, Sendable {
    /// The value in the file.
    public var value: String
    /// The displayed text.
    public var title: String

    public init(_ value: String, _ title: String) {
      self.value = value
      self.title = title
    }
  }

  /// The partial names of the field and its ancestors, joined by periods.
  public var name: String
  public var kind: Kind
  public var flags: FieldFlags
  /// The display name: the alternative name (`TU`), or else the name.
  public var label: String
  /// The text; the values of the chosen options; the on state of a check box or radio button.
  public var value: [String]
  /// The default, in the form of ``value``; empty if there is none.
  public var defaultValue: [String] = []
  public var options: [Option]
  /// The chosen options, by index, in the order of ``value``. Options can have equal values.
  public var chosen: [Int] = []
  /// The maximum length of a text field's value, in characters.
  public var maxLength: Int?
  /// The alignment of text and choice fields.
  public var alignment = Annotation.TextAlignment.left
  /// The format that the field's scripts require, if any.
  public var format: FieldFormat?

  /// Whether an option has an empty value. Forms made from HTML have such ones: "Please choose".
  public var hasEmptyOption: Bool { options.contains(where: \.value.isEmpty) }

  /// The displayed text of an option's value.
  public func title(of value: String) -> String {
    options.first { $0.value == value }?.title ?? value
  }

  /// The displayed texts of values.
  ///
  /// - Parameter chosen: the options that are meant, of those with equal values.
  public func titles(of values: [String], choosing chosen: [Int]) -> [String] {
    zip(values, places(of: values, choosing: chosen)).map { value, place in
      place.map { options[$0].title } ?? value
    }
  }

  /// The option of each value, by index; `nil` for a value that no option has, or none that is left.
  ///
  /// - Parameter chosen: the options that are meant, of those with equal values. The first ones are meant if
  ///   these do not have the values.
  public func places(of values: [String], choosing chosen: [Int]) -> [Int?] {
    let sought = Set(values)
    var seen: Set<Int> = []
    var places: [String: [Int]] = [:]
    for place in (chosen + options.indices).reversed() where options.indices.contains(place) {
      let value = options[place].value
      if sought.contains(value) { places[value, default: []].append(place) }
    }
    return values.map { value in
      while let place = places[value]?.popLast() {
        if seen.insert(place).inserted { return place }
      }
      return nil
    }
  }
}

/// A widget: a field's place on a page.
public struct Widget: Hashable, Sendable {
  @Indirect public var annotation: Annotation
  public var field: FormField
  /// The on value of this check box or radio button; `nil` for other kinds.
  public var onState: String?
  /// Whether a check box or radio button is on here.
  public var isOn: Bool
}

extension FormField {
  /// The number of equal cells of a comb. Each cell has one character; `nil` if the field is not a
  /// comb. A field with several lines, a password or a file path is never one (ISO 32000-2, table 231,
  /// bit 25).
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

/// The state of a signature field in one of its widgets.
public enum SignatureFieldState: Hashable, Sendable {
  case empty
  /// Only looks signed: with a drawing and the width of its lines, or a picture.
  case byHand(HandDrawing)
  case digital
}

/// The drawing in a signature field that was signed by hand.
public struct HandDrawing: Hashable, Sendable {
  /// `nil` for a picture that was read: it is in the appearance.
  public var picture: Annotation.Picture?
  public var color: Color
  /// The width of the lines, in points.
  public var width: Double

  public init(_ picture: Annotation.Picture?, color: Color, width: Double) {
    self.picture = picture
    self.color = color
    self.width = width
  }
}
