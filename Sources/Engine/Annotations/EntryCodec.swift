// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Reads and writes a value in an entry of an annotation's dictionary. A `nil` or empty value has no
/// entry.
struct EntryCodec<Value>: Sendable {
  typealias Read = @Sendable (AnnotationReader, PDFObject) throws(EngineError) -> Value
  typealias Write = @Sendable (AnnotationWriter, Value, PDFObject) throws(EngineError) -> Void

  let read: Read
  let write: Write
}

extension EntryCodec<String?> {
  static func text(_ key: String) -> Self {
    .init(
      read: { (_, o) throws(EngineError) in try o[key]?.text },
      write: { (w, value, o) throws(EngineError) in try w.set(key, value, in: o) })
  }

  static func name(_ key: String) -> Self {
    .init(
      read: { (_, o) throws(EngineError) in try o[key]?.name },
      write: { (w, value, o) throws(EngineError) in try w.setName(key, value, in: o) })
  }
}

extension EntryCodec<Bool?> {
  static func flag(_ key: String) -> Self {
    .init(
      read: { (_, o) throws(EngineError) in try o[key]?.boolean },
      write: { (w, value, o) throws(EngineError) in try w.set(key, value, in: o) })
  }
}

extension EntryCodec<Timestamp?> {
  static func date(_ key: String) -> Self {
    .init(
      read: { (_, o) throws(EngineError) in try o[key]?.date.timestamp },
      write: { (w, value, o) throws(EngineError) in
        try w.setDate(key, value?.seconds, in: o)
      })
  }
}

extension EntryCodec<AnnotationFlags> {
  static func flags(_ key: String) -> Self {
    .init(
      read: { (_, o) throws(EngineError) in AnnotationFlags(rawValue: try o[key]?.integer ?? 0) },
      write: { (w, value, o) throws(EngineError) in
        try o.set(key, w.document.makeInteger(value.rawValue))
      })
  }
}

extension EntryCodec<PointList> {
  static func points(_ key: String) -> Self {
    .init(
      read: { (r, o) throws(EngineError) in PointList(r.points(try o[key]?.reals ?? [])) },
      write: { (w, value, o) throws(EngineError) in try w.setPoints(key, value.points, in: o) })
  }
}

extension EntryCodec<[PointList]> {
  static func strokes(_ key: String) -> Self {
    .init(
      read: { (r, o) throws(EngineError) in
        try (o[key]?.elements ?? []).map { stroke throws(EngineError) in
          PointList(r.points(try stroke.reals ?? []))
        }
      },
      write: { (w, value, o) throws(EngineError) in
        try w.setArrays(key, value.map { $0.points.map(w.toUserSpace.apply).numbers }, in: o)
      })
  }
}

extension EntryCodec<[[Double]]> {
  static func numbers(_ key: String) -> Self {
    .init(
      read: { (_, o) throws(EngineError) in
        try (o[key]?.elements ?? []).map { list throws(EngineError) in try list.reals ?? [] }
      },
      write: { (w, value, o) throws(EngineError) in try w.setArrays(key, value, in: o) })
  }
}

extension EntryCodec<[Quad]> {
  static func quads(_ key: String) -> Self {
    .init(
      read: { (r, o) throws(EngineError) in r.quads(try o[key]?.reals ?? []) },
      write: { (w, value, o) throws(EngineError) in
        try w.setPoints(key, value.flatMap(\.points), in: o)
      })
  }
}
