// SPDX-License-Identifier: AGPL-3.0-or-later

import Members

extension Field {
  /// A path to a property, which threads can share. The property must be writable if the record is read.
  public typealias Path<V> = KeyPath<R, V> & Sendable

  public static func required<V: WireValue>(
    _ name: String, _ path: Path<V>, _ summary: String = ""
  ) -> Field {
    make(name, path, .required, .none, summary, missing: nil, read: V.init(wire:))
  }

  /// A required member for whose type there is no initial value: the property is `nil` until it is read.
  public static func required<V: OptionalMember>(
    _ name: String, into path: Path<V>, _ summary: String = ""
  ) -> Field {
    let property = Property(path)
    return Field(
      FieldDescription(name, V.Value.self, .required, .none, summary, isSettable: isWritable(path)),
      read: { (node, record) throws(WireError) in
        guard let node else { throw .missing(V.Value.wireType, summary) }
        property.set(V(try V.Value(wire: node)), in: &record)
      },
      write: { record, writer in property.of(record).write(as: name, to: &writer) })
  }

  /// A required number within bounds.
  public static func required<V: WireNumber>(
    _ name: String, _ path: Path<V>, _ summary: String = "", in range: some BoundingRange<V>
  ) -> Field {
    let limits = Limits(range)
    return make(name, path, .required, limits.bounds, summary, missing: nil, read: limits.read)
  }

  /// A required string of limited length, in Unicode scalars.
  public static func required(
    _ name: String, _ path: Path<String>, _ summary: String = "", longest: Int
  ) -> Field {
    make(
      name, path, .required, Bounds(longest: longest), summary, missing: nil,
      read: reading(atMost: longest))
  }

  /// A string of limited length that may be missing or `null`. The length is in Unicode scalars.
  public static func optional(
    _ name: String, _ path: Path<String?>, _ summary: String = "", longest: Int
  ) -> Field {
    make(name, path, Bounds(longest: longest), summary, read: reading(atMost: longest))
  }

  /// A member that may be missing or `null`. It is not written if it is `nil`.
  public static func optional<V: OptionalMember>(
    _ name: String, _ path: Path<V>, _ summary: String = ""
  ) -> Field {
    make(name, path, .none, summary, read: V.Value.init(wire:))
  }

  /// A number that may be missing or `null`. If it is given, it must be within bounds.
  public static func optional<V: OptionalMember>(
    _ name: String, _ path: Path<V>, _ summary: String = "", in range: some BoundingRange<V.Value>
  ) -> Field where V.Value: WireNumber {
    let limits = Limits(range)
    return make(name, path, limits.bounds, summary, read: limits.read)
  }

  /// A member that a client may choose to leave out: an ``Excerpt`` writes it only if it is chosen.
  public static func choosable<V: WireValue>(
    _ name: String, _ path: Path<V>, _ summary: String = ""
  ) -> Field {
    make(name, path, .optional, .none, summary, missing: nil, read: V.init(wire:))
  }

  /// A member with a default if it is missing or `null`. It is always written.
  ///
  /// For a ``Record``, the factories without a default take it from the initial value.
  public static func defaulted<V: WireValue>(
    _ name: String, _ path: Path<V>, default value: V, _ summary: String = ""
  ) -> Field {
    make(
      name, path, .defaulted(value.wireText), .none, summary, missing: value, read: V.init(wire:))
  }

  /// A number within bounds that has a default. The default replaces a missing number or `null`.
  public static func defaulted<V: WireNumber>(
    _ name: String, _ path: Path<V>, default value: V, _ summary: String = "",
    in range: some BoundingRange<V>
  ) -> Field {
    let limits = Limits(range)
    return make(
      name, path, .defaulted(value.wireText), limits.bounds, summary, missing: value,
      read: limits.read)
  }

  /// A member that may be missing. Unlike a missing member, `null` says that there is no value.
  public static func nullable<V: WireValue>(
    _ name: String, _ path: Path<Nullable<V>?>, _ summary: String = ""
  ) -> Field {
    let property = Property(path)
    return Field(
      FieldDescription(
        name, Nullable<V>.self, .optional, .none, summary, isSettable: isWritable(path)),
      read: { (node, record) throws(WireError) in
        let value = try node.map { node throws(WireError) in try Nullable<V>(wire: node) }
        property.set(value, in: &record)
      },
      write: { record, writer in property.of(record).write(as: name, to: &writer) })
  }

  private static func make<V: WireValue>(
    _ name: String, _ path: Path<V>, _ presence: FieldDescription.Presence, _ bounds: Bounds,
    _ summary: String, missing: V?,
    read: @escaping @Sendable (JSONNode) throws(WireError) -> V
  ) -> Field {
    let property = Property(path)
    return Field(
      FieldDescription(name, V.self, presence, bounds, summary, isSettable: isWritable(path)),
      read: { (node, record) throws(WireError) in
        if let missing, node?.isNull ?? true {
          property.set(missing, in: &record)
        } else if let node {
          property.set(try read(node), in: &record)
        } else {
          throw .missing(V.wireType, summary)
        }
      },
      write: { record, writer in writer.member(name, property.of(record)) })
  }

  private static func make<V: OptionalMember>(
    _ name: String, _ path: Path<V>, _ bounds: Bounds, _ summary: String,
    read: @escaping @Sendable (JSONNode) throws(WireError) -> V.Value
  ) -> Field {
    let property = Property(path)
    return Field(
      FieldDescription(
        name, V.Value.self, .optional, bounds, summary, isSettable: isWritable(path)),
      read: { (node, record) throws(WireError) in
        guard let node, !node.isNull else {
          property.set(V(nil), in: &record)
          return
        }
        property.set(V(try read(node)), in: &record)
      },
      write: { record, writer in property.of(record).write(as: name, to: &writer) })
  }

  private static func isWritable<V>(_ path: Path<V>) -> Bool { path is WritableKeyPath<R, V> }
}

extension Field where R: Record {
  /// A member whose default is its value in a new record. It is always written.
  public static func defaulted<V: WireValue>(
    _ name: String, _ path: Path<V>, _ summary: String = ""
  ) -> Field {
    defaulted(name, path, default: Property(path).of(R()), summary)
  }

  /// A number within bounds with the default of a new record.
  public static func defaulted<V: WireNumber>(
    _ name: String, _ path: Path<V>, _ summary: String = "", in range: some BoundingRange<V>
  ) -> Field {
    defaulted(name, path, default: Property(path).of(R()), summary, in: range)
  }
}
