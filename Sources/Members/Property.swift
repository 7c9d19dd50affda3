// SPDX-License-Identifier: AGPL-3.0-or-later

/// Access to a property of a value. A stored property is read directly in memory: its key path is ten
/// times slower.
///
/// `@unchecked Sendable` because a key path that is written in the source captures nothing and never
/// changes.
public struct Property<Root, Value>: @unchecked Sendable {
  private let path: KeyPath<Root, Value>
  /// `nil` for a property that can only be read.
  private let writable: WritableKeyPath<Root, Value>?
  /// The offset in bytes; `nil` for a computed property.
  private let offset: Int?

  public init(_ path: KeyPath<Root, Value> & Sendable) {
    self.path = path
    writable = path as? WritableKeyPath<Root, Value>
    offset = MemoryLayout<Root>.offset(of: path)
  }

  public func of(_ root: Root) -> Value { with(root) { $0 } }

  /// Passes the property to a function, without copying a stored one.
  public func with<Result>(_ root: Root, _ body: (Value) -> Result) -> Result {
    guard let offset else { return body(root[keyPath: path]) }
    return withUnsafePointer(to: root) {
      body(UnsafeRawPointer($0).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee)
    }
  }

  /// Sets the property; does nothing if it is read-only.
  public func set(_ value: Value, in root: inout Root) {
    if let writable { root[keyPath: writable] = value }
  }

  /// Changes a property in place. The function is not called if the property is read-only.
  public func update<E: Error>(
    in root: inout Root, _ body: (inout Value) throws(E) -> Void
  ) throws(E) {
    if let writable { try body(&root[keyPath: writable]) }
  }
}
