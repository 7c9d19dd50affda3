// SPDX-License-Identifier: AGPL-3.0-or-later

/// A property of a record, which is read where it is stored: a path takes ten times as long.
struct Property<R, V>: Sendable {
  private let path: KeyPath<R, V> & Sendable
  /// In bytes; none of a property that is computed.
  private let offset: Int?

  init(_ path: WritableKeyPath<R, V> & Sendable) {
    self.path = path
    offset = MemoryLayout<R>.offset(of: path)
  }

  func of(_ record: R) -> V {
    guard let offset else { return record[keyPath: path] }
    return withUnsafePointer(to: record) {
      UnsafeRawPointer($0).advanced(by: offset).assumingMemoryBound(to: V.self).pointee
    }
  }
}
