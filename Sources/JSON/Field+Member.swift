// SPDX-License-Identifier: AGPL-3.0-or-later

import Members

/// A record whose fields are the members of a declared domain value.
public protocol DeclaredRecord: Record, DeclaredValue {}

extension DeclaredRecord {
  public init() { self = .blank }

  public static var declaredFields: [Field<Self>] {
    members.compactMap { Field($0, blank: blank) }
  }

  /// The same fields, with defaults in their summaries. A summary that explains the default already
  /// stays as it is. A change to the value does not have the defaults that a new value has, so they are
  /// not documented as such.
  public static var fieldsWithDefaults: [Field<Self>] {
    members.compactMap { member in
      guard let field = Field(member, blank: blank) else { return nil }
      guard member.summary.split(separator: ";").allSatisfy({ !$0.hasPrefix(" default ") }),
        let text = member.defaultText(in: blank)
      else { return field }
      return field.with(summary: "\(member.summary) Default: \(text).")
    }
  }

  /// The same fields for a record that is only written: what is always present is documented as such.
  public static var writtenFields: [Field<Self>] {
    members.compactMap { member in
      let field = Field(member, blank: blank)
      if case .told = member.presence { return field?.documentedAsRequired }
      return field
    }
  }
}

extension Field {
  /// The field for a member of a declared value. Reading leaves the value unchanged if the member is
  /// missing or `null`, so the value to read into must be blank.
  ///
  /// - Returns: `nil` if the member is not on the wire, or its type has no JSON form.
  @inline(never)
  public init?(_ member: Member<R>, blank: R) {
    if case .never = member.presence { return nil }
    let isOptional = if case .optional = member.presence { true } else { false }
    let made: Field?
    if isOptional, let type = member.valueType as? any OptionalMember.Type {
      made = Field.make(member, type)
    } else if let type = member.valueType as? any WireValue.Type {
      made = Field.make(member, type, blank)
    } else {
      made = nil
    }
    guard let made else { return nil }
    self = made
  }

  private static func make<V: OptionalMember>(_ member: Member<R>, _ type: V.Type) -> Field? {
    guard let property = member.property(of: V.self) else { return nil }
    let (name, range) = (member.name, member.range)
    return Field(
      description(of: member, V.Value.self, default: ""),
      read: { (node, record) throws(WireError) in
        guard let node, !node.isNull else { return }
        property.set(V(try V.Value.read(node, in: range)), in: &record)
      },
      write: { record, writer in
        property.with(record) { $0.write(as: name, to: &writer) }
      })
  }

  private static func make<V: WireValue>(
    _ member: Member<R>, _ type: V.Type, _ blank: R
  ) -> Field? {
    guard let property = member.property(of: V.self) else { return nil }
    let (name, range) = (member.name, member.range)
    let (isWrittenAlways, isRequired) =
      switch member.presence {
      case .optional, .nullable: (false, false)
      case .required: (true, true)
      case .told, .defaulted, .never: (true, false)
      }
    let readsNull = isRequired || type is any OptionalMember.Type
    nonisolated(unsafe) let blank = blank
    return Field(
      description(of: member, V.self, default: property.of(blank).wireText),
      read: { (node, record) throws(WireError) in
        if let node, readsNull || !node.isNull {
          property.set(try V.read(node, in: range), in: &record)
        } else if isRequired {
          throw .missing(V.wireType, member.summary)
        }
      },
      write: { record, writer in
        guard isWrittenAlways || member.differs(record, blank) else { return }
        property.with(record) { writer.member(name, $0) }
      }, readsNull: readsNull)
  }

  private static func description<V: WireValue>(
    of member: Member<R>, _ type: V.Type, default text: @autoclosure () -> String
  ) -> FieldDescription {
    let presence: FieldDescription.Presence =
      switch member.presence {
      case .required: .required
      case .defaulted: .defaulted(text())
      case .optional, .nullable, .told, .never: .optional
      }
    return FieldDescription(
      member.name, V.self, presence, V.bounds(of: member.range), member.summary)
  }

  /// The same field for a change: a missing member leaves the value as it is.
  var given: Field {
    let (assign, readsNull) = (assign, readsNull)
    return Field(
      description.with(.optional),
      read: { (node, record) throws(WireError) in
        if let node, readsNull || !node.isNull { try assign(node, &record) }
      }, write: write, readsNull: readsNull)
  }

  fileprivate func with(summary: String) -> Field {
    Field(description.with(summary), read: assign, write: write, readsNull: readsNull)
  }

  fileprivate var documentedAsRequired: Field {
    Field(description.with(.required), read: assign, write: write, readsNull: readsNull)
  }

  /// The same field, for a value that contains the record.
  ///
  /// - Parameter note: called with the whole value after the member was set.
  public func at<Whole>(
    _ path: KeyPath<Whole, R> & Sendable,
    noting note: (@Sendable (inout Whole) -> Void)? = nil, summary: String? = nil
  ) -> Field<Whole> {
    let property = Property(path)
    let (assign, write, readsNull) = (assign, write, readsNull)
    return Field<Whole>(
      description.with(summary),
      read: { (node, whole) throws(WireError) in
        try property.update(in: &whole) { (record) throws(WireError) in try assign(node, &record) }
        if let note, let node, readsNull || !node.isNull { note(&whole) }
      },
      write: { whole, writer in property.with(whole) { write($0, &writer) } })
  }
}

extension Member {
  /// The default for people: its JSON text without quotation marks. `nil` for null, which each summary
  /// explains.
  fileprivate func defaultText(in blank: Root) -> String? {
    func text<V: WireValue>(_ type: V.Type) -> String? { property(of: V.self)?.of(blank).wireText }
    guard let type = valueType as? any WireValue.Type, let text = text(type), text != "null"
    else { return nil }
    return text == "[]" ? "none" : "`\(text.filter { $0 != "\"" })`"
  }
}
