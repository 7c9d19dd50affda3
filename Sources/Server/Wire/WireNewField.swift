// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import JSONRPC
import Workspace

extension NewField: DeclaredRecord {
  public static let fields = declaredFields
}

/// The wire form of a field to create.
struct WireNewField: FieldLookRecord {
  static let summary = "A form field to create, with one widget."

  var field = NewField.blank
  var value: WireFieldValue?
  var defaultValue: WireFieldValue?
  var options: [WireNewOption]?
  var flags: [String] = []
  var look = WireFieldLook()

  static let fields: [Field<Self>] =
    NewField.declaredFields.map { $0.at(\.field) } + [
      .optional("value", \.value, "The value."),
      .optional("defaultValue", \.defaultValue, "The value after a reset."),
      .optional("options", \.options, "For choice fields: the options."),
      .defaulted("flags", \.flags, "The flags, as in a `Field`."),
    ] + lookFields

  func newField(in open: OpenDocument) throws(RPCError) -> NewField {
    let page = try engine(open.document.pageGeometry(field.pageIndex))
    let rect = field.rect
    guard rect.width >= 1, rect.height >= 1,
      rect.intersection(Rect(origin: .zero, size: page.size)) != nil
    else {
      throw RPCError(
        WireError(
          path: "params.field.rect",
          message: "Give a rectangle of at least 1 point each way that lies on the page."))
    }
    try field.kind.require(
      [
        (field.maxLength == nil || field.kind == .text, "maxLength"),
        (options == nil || field.kind.hasOptions, "options"),
      ], path: "params.field")
    var new = field
    new.widgetID = try engine(open.makeAnnotationID())
    new.flags = try FieldFlags(names: flags, of: new.kind, path: "params.field.flags")
    new.options = (options ?? []).map { FormField.Option($0.value, $0.title ?? $0.value) }
    new.take(try look.changes(of: new.kind, path: "params.field"))
    new.value = try values(value, "value")
    if new.kind == .text, new.flags.contains(.password), !new.value.joined().isEmpty {
      throw RPCError(
        WireError(
          path: "params.field.value",
          message: "A file does not store passwords: create the field, then enter the password."))
    }
    new.defaultValue = try values(defaultValue, "defaultValue")
    for (member, values) in [("value", new.value), ("defaultValue", new.defaultValue)] {
      if let fault = new.fault(of: values) {
        throw RPCError(WireError(path: "params.field.\(member)", message: fault))
      }
    }
    return new
  }

  private func values(_ form: WireFieldValue?, _ member: String) throws(RPCError) -> [String] {
    guard let form, form != .none else { return [] }
    switch form.value(for: field.kind) {
    case .isOn(let isOn): return isOn ? [look.state ?? field.state] : []
    case let value?:
      let isEmptyOption = (options ?? []).contains(where: \.value.isEmpty)
      let values = value.values ?? []
      return field.kind == .comboBox && !isEmptyOption ? values.filter { !$0.isEmpty } : values
    case nil:
      throw RPCError(
        WireError(
          path: "params.field.\(member)",
          message: "The value does not fit a \(field.kind.rawValue): see FieldValue."))
    }
  }
}

struct WireNewOption: Record {
  static let name = "NewFieldOption"
  var value = ""
  var title: String?
  static let fields: [Field<Self>] = [
    .required("value", \.value, "The option's value."),
    .optional("title", \.title, "The text that people see; by default the value."),
  ]
}

extension FieldFlags {
  /// - Throws: an error at the member if fields of this kind have no flag with a name.
  init(names: [String], of kind: FormField.Kind, path: String) throws(RPCError) {
    self = []
    for name in names {
      guard let flag = FieldFlags.named(name, of: kind) else {
        throw RPCError(
          WireError(
            path: path, message: "Fields of kind \(kind.rawValue) have no flag \(name): see Field.")
        )
      }
      formUnion(flag)
    }
  }
}
