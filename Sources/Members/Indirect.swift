// SPDX-License-Identifier: AGPL-3.0-or-later

/// Keeps a large value outside of the value that has it. That value is small then. Copies share the
/// large value until one changes it.
///
/// Each type that has an annotation of its own takes 10 KB of code to copy and destroy it. Not for values
/// whose parts are read through key paths one by one: each reading copies the whole value.
@propertyWrapper @frozen
public struct Indirect<Value> {
  @usableFromInline final class Storage {
    @usableFromInline var value: Value

    @inlinable init(_ value: Value) { self.value = value }
  }

  @usableFromInline var storage: Storage

  @inlinable
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  @inlinable
  public var wrappedValue: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}

/// Nothing but the only owner of a storage changes it.
extension Indirect: @unchecked Sendable where Value: Sendable {}

extension Indirect: Equatable where Value: Equatable {
  @inlinable
  public static func == (a: Indirect, b: Indirect) -> Bool {
    a.storage === b.storage || a.storage.value == b.storage.value
  }
}

extension Indirect: Hashable where Value: Hashable {
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}
