// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Sets values of form fields. It holds only the results, so that no script runs when it is repeated.
///
/// The caller checks whether the fields may be filled in, since scripts may fill in read-only fields.
public struct SetFieldValues: Edit, LogObject {
  public var settings: [FieldSetting]
  /// Changes by scripts to the fields' appearance and settings; made before the values are set.
  public var changes: [FieldChange] = []
  /// The formatted texts of changed fields that keep their values, by id.
  public var shown: [String: String] = [:]
  public var name: String

  /// - Parameter name: the name in the history; `nil` uses the name of the first field.
  public init(_ settings: [FieldSetting], name: String? = nil) {
    self.settings = settings
    let field = settings.first?.field ?? ""
    self.name = name ?? (field.isEmpty ? "Fill in field" : "Fill in \(field)")
  }

  public static let kind = "setFieldValues"
  public static let logged = LogMembers<Self>(
    .required("name", \.name), .required("settings", \.settings),
    .defaulted("changes", \.changes, []), .defaulted("shown", \.shown, [:])
  ) { name, settings, changes, shown in
    var edit = SetFieldValues(settings, name: name)
    (edit.changes, edit.shown) = (changes, shown)
    return edit
  }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.fillForms }
  public var touches: [AnnotationTouch] { [.fillForms] }

  public var pieces: [any Edit] {
    var pieces = settings.inPieces(of: 50).map { SetFieldValues($0, name: name) }
    (pieces[0].changes, pieces[0].shown) = (changes, shown)
    return pieces
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    let changing = changes.map(\.field)
    var effect = try EditEffect(ofFields: changing, document) { () throws(EngineError) in
      guard !changes.isEmpty else { return try document.set(settings) }
      let changed = try document.set(changes, shown: shown, except: Set(settings.map(\.field)))
      guard !settings.isEmpty else { return changed }
      return try changed.merging(document.set(settings)) { Array(Set($0 + $1)).sorted() }
    }
    effect.fields += settings.map(\.field)
    for change in changes where !effect.fields.contains(change.field) {
      effect.fields.append(change.field)
    }
    return effect
  }
}

extension FieldSetting: LogValue {
  public var encoded: JSONTree {
    var members: [JSONTree.Member] = [.init("field", field.encoded)]
    guard !isSecret else { return .object(members + [.init("withheld", true.encoded)]) }
    switch value {
    case .text(let text): members.append(.init("text", text.encoded))
    case .choices(let choices): members.append(.init("choices", choices.encoded))
    case .options(let places): members.append(.init("options", places.encoded))
    case .state(let state): members.append(.init("state", state.encoded))
    case .isOn(let isOn): members.append(.init("isOn", isOn.encoded))
    }
    if !chosen.isEmpty { members.append(.init("chosen", chosen.encoded)) }
    if let shown { members.append(.init("shown", shown.encoded)) }
    if let widget { members.append(.init("widget", widget.encoded)) }
    return .object(members)
  }

  public init(encoded: JSONTree) throws(EditError) {
    let value: FieldValue
    let isSecret = try encoded.decodeIfPresent("withheld", as: Bool.self) ?? false
    if isSecret {
      value = .text("")
    } else if let text = try encoded.decodeIfPresent("text", as: String.self) {
      value = .text(text)
    } else if let choices = try encoded.decodeIfPresent("choices", as: [String].self) {
      value = .choices(choices)
    } else if let places = try encoded.decodeIfPresent("options", as: [Int].self) {
      value = .options(places)
    } else if let state = try encoded.decodeIfPresent("state", as: String.self) {
      value = .state(state)
    } else {
      value = .isOn(try encoded.decode("isOn"))
    }
    self.init(
      try encoded.decode("field"), value, shown: try encoded.decodeIfPresent("shown"),
      widget: try encoded.decodeIfPresent("widget"))
    chosen = try encoded.decodeIfPresent("chosen", as: [Int].self) ?? []
    self.isSecret = isSecret
  }
}
