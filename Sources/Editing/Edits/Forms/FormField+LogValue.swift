// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import Members

extension FormField.Kind: LogName {}
extension ButtonSymbol: LogName {}

extension FieldFlags: LogValue {
  public var encoded: JSONTree { rawValue.encoded }
  public init(encoded: JSONTree) throws(EditError) {
    self.init(rawValue: try Int(encoded: encoded))
  }
}

extension FormField.Option: LogValue {
  public var encoded: JSONTree { [value, title].encoded }

  public init(encoded: JSONTree) throws(EditError) {
    let parts = try [String](encoded: encoded)
    guard parts.count == 2 else { throw .unreadable("An option does not have two parts.") }
    self.init(parts[0], parts[1])
  }
}

extension NewField: LogRecord {}

extension FieldChanges: LogRecord {
  public static var blank: FieldChanges { FieldChanges() }

  public static var members: [Member<FieldChanges>] {
    [
      .init("name", \.name), .init("flags", \.flags), .init("label", \.label),
      .init("defaultValue", \.defaultValue), .init("options", \.options),
      .init("maxLength", \.loggedLength), .init("alignment", \.alignment),
      .init("widget", \.look.widget), .init("font", \.look.font),
      .init("textSize", \.look.textSize), .init("textColor", \.look.textColor),
      .init("fill", \.look.loggedFill), .init("border", \.look.loggedBorder),
      .init("borderWidth", \.look.borderWidth), .init("state", \.look.state),
      .init("sign", \.look.sign), .init("caption", \.look.caption),
      .init("action", \.look.action),
    ]
  }

  /// The maximum length; a negative value stands for none.
  private var loggedLength: Int? {
    get { maxLength.map { $0 ?? -1 } }
    set {
      guard let newValue else {
        maxLength = nil
        return
      }
      maxLength = .some(newValue < 0 ? nil : newValue)
    }
  }
}

extension FieldLookChanges {
  /// As a list of one colour, or an empty list.
  fileprivate var loggedFill: [Color]? {
    get { fill.map { [$0].compactMap(\.self) } }
    set { fill = newValue.map(\.first) }
  }

  fileprivate var loggedBorder: [Color]? {
    get { border.map { [$0].compactMap(\.self) } }
    set { border = newValue.map(\.first) }
  }
}
