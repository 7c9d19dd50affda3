// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import JSONRPC
import Workspace

/// The wire form of a field to create.
struct WireNewField: FieldLookRecord {
  static let summary = "A form field to create, with one widget."

  var type = FormField.Kind.text
  var name: String?
  var pageIndex = 0
  var rect = Rect(0, 0, 0, 0)
  var label: String?
  var value: WireFieldValue?
  var defaultValue: WireFieldValue?
  var options: [WireNewOption]?
  var maxLength: Int?
  var flags: [String] = []
  var align = Annotation.TextAlignment.left
  var look = WireFieldLook()

  static let fields: [Field<Self>] =
    [
      .required("type", \.type, "The type of the field."),
      .optional("name", \.name, "The full name, which must be new; by default one like `Text 1`."),
      .required("pageIndex", \.pageIndex, "The page of the widget, from 0.", in: 0...),
      .required("rect", \.rect, "The rectangle of the widget, in page space."),
      .optional("label", \.label, "The label for people."),
      .optional("value", \.value, "The value."),
      .optional("defaultValue", \.defaultValue, "The value after a reset."),
      .optional("options", \.options, "For choice fields: the options."),
      .optional(
        "maxLength", \.maxLength,
        "For text fields: the maximum number of characters.", in: 0...100_000),
      .defaulted("flags", \.flags, [], "The flags, as in a `Field`."),
      .defaulted("align", \.align, .left, "The alignment of the text."),
    ] + lookFields

  func newField(in open: OpenDocument) throws(RPCError) -> NewField {
    let id = try engine(open.makeAnnotationID())
    let page = try engine(open.document.pageGeometry(pageIndex))
    guard rect.width >= 1, rect.height >= 1,
      rect.intersection(Rect(origin: .zero, size: page.size)) != nil
    else {
      throw RPCError(
        WireError(
          path: "params.field.rect",
          message: "Give a rectangle of at least 1 point each way that lies on the page."))
    }
    var new = NewField(type, named: name ?? "", widgetID: id, onPage: pageIndex, rect)
    new.flags = try FieldFlags(names: flags, of: type, path: "params.field.flags")
    new.label = label
    new.options = (options ?? []).map { FormField.Option($0.value, $0.title ?? $0.value) }
    new.maxLength = maxLength
    new.take(try look.changes(of: type, path: "params.field"))
    new.text.alignment = align
    new.value = try values(value, "value")
    if type == .text, new.flags.contains(.password), !new.value.joined().isEmpty {
      throw RPCError(
        WireError(
          path: "params.field.value",
          message: "A file does not store passwords: create the field, then enter the password."))
    }
    new.defaultValue = try values(defaultValue, "defaultValue")
    return new
  }

  private func values(_ form: WireFieldValue?, _ member: String) throws(RPCError) -> [String] {
    guard let form, form != .none else { return [] }
    switch form.value(for: type) {
    case .isOn(let isOn): return isOn ? [look.state ?? "Yes"] : []
    case let value?: return value.values ?? []
    case nil:
      throw RPCError(
        WireError(
          path: "params.field.\(member)",
          message: "The value does not fit a \(type.rawValue): see FieldValue."))
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
