// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import System

/// Reads annotations from Instant JSON objects of version 1 or 2.
struct InstantReading {
  let object: InstantObject
  /// The value of `type` without `pspdfkit/`.
  let name: String
  let type: AnnotationType
  let pageIndex: Int
  /// The annotations and fields that actions refer to.
  var references = InstantReferences()

  /// - Throws: ``ExchangeError/malformed(_:)``. Returns `nil` for an unsupported type.
  init?(_ object: InstantObject) throws(ExchangeError) {
    self.object = object
    guard let version = try object.integer("v") ?? 1 as Int?, (1...2).contains(version) else {
      throw object.fail("v", "1 or 2")
    }
    guard let type = try object.string("type") else { throw object.fail("type", "a type") }
    guard let page = try object.integer("pageIndex"), page >= 0 else {
      throw object.fail("pageIndex", "a page from 0")
    }
    let name = type.hasPrefix("pspdfkit/") ? String(type.dropFirst(9)) : type
    guard let known = InstantVocabulary.types.first(where: { $0.name == name }) else { return nil }
    (self.name, self.type, pageIndex) = (name, known.type, page)
  }

  /// The annotation: a new one, or an existing one updated with the object's data.
  ///
  /// - Parameters:
  ///   - blank: the initial state of a new annotation of this kind.
  ///   - picture: returns the attachment with this key.
  func annotation(
    over old: Annotation?, blank: Annotation,
    picture: (String) throws(ExchangeError) -> Annotation.Picture
  ) throws(ExchangeError) -> Annotation {
    var a = old ?? blank
    guard let rect = try object.rect("bbox") else {
      throw object.fail("bbox", "[left, top, width, height]")
    }
    if old.map({ !$0.rect.isNear(rect) }) ?? true { a.rect = try shape(in: rect) }
    a.opacity = try object.number("opacity", in: 0...1) ?? 1
    a.flags = try flags()
    a.created = try date("createdAt") ?? a.created
    a.modified = try date("updatedAt") ?? a.modified
    a.author = try object.string("creatorName") ?? kept("creatorName", a.author)
    a.subject = try object.string("subject")
    a.groupName = try object.string("group") ?? kept("group", a.groupName)
    if object.isRemoved("group"), a.isGrouped { (a.isGrouped, a.replyTo) = (false, nil) }
    if object.isRemoved("customData") { a.customData = [:] }
    if let data = try object.object("customData") { a.customData = InstantReading.data(data.tree) }
    try readOwn(&a, picture)
    // The box follows from the points. Other programs leave out the line's width, its ends, or leaders.
    if let old, InstantReading.hasPoints(a, near: old) { a.rect = old.rect }
    return a
  }

  /// Whether an annotation has the same points as another one. They may differ by rounding. `false` if
  /// it is not drawn from points.
  private static func hasPoints(_ annotation: Annotation, near other: Annotation) -> Bool {
    let (own, others) = (points(of: annotation), points(of: other))
    return own.contains { !$0.isEmpty } && own.map(\.count) == others.map(\.count)
      && zip(own.joined(), others.joined()).allSatisfy { $0.distance(to: $1) < 0.01 }
  }

  private static func points(of annotation: Annotation) -> [[Point]] {
    [annotation.line, annotation.vertices] + annotation.strokes
  }

  private func readOwn(
    _ a: inout Annotation, _ picture: (String) throws(ExchangeError) -> Annotation.Picture
  ) throws(ExchangeError) {
    switch type {
    case .highlight, .underline, .squiggly, .strikeOut, .redact: try readMarkup(&a)
    case .ink: try readInk(&a)
    case .freeText: try readText(&a)
    case .text: try readNote(&a)
    case .link: try readLink(&a)
    case .stamp: try readStamp(&a, picture)
    default: try readShape(&a)
    }
  }

  /// The value of a property whose member is missing. `nil` if the file says that the property was
  /// removed.
  func kept<Value>(_ name: String, _ value: Value?) -> Value? {
    object.isRemoved(name) ? nil : value
  }

  private func flags() throws(ExchangeError) -> AnnotationFlags {
    var flags: AnnotationFlags = .print
    for word in try object.strings("flags") ?? [] {
      if word == "noPrint" { flags.remove(.print) }
      if let known = InstantVocabulary.flags.first(where: { $0.name == word }) {
        flags.insert(known.flag)
      }
    }
    if try object.bool("hidden") ?? false { flags.insert(.hidden) }
    return flags
  }

  private func date(_ name: String) throws(ExchangeError) -> Int64? {
    guard let text = try object.string(name) else { return nil }
    guard let time = CivilTime(rfc3339: text) else {
      throw object.fail(name, "a date such as 2024-02-29T12:00:00Z")
    }
    return time.seconds
  }

  /// Values other than strings are kept as JSON text.
  private static func data(_ tree: JSONTree) -> [ExactText: ExactText] {
    guard case .object(let members) = tree else { return [:] }
    return Dictionary(
      members.map { (ExactText($0.name), ExactText($0.value.string ?? $0.value.wireText)) },
      uniquingKeysWith: { $1 })
  }

  func needed<Value>(
    _ name: String, _ what: String, _ value: Value?
  ) throws(ExchangeError) -> Value {
    guard let value else { throw object.fail(name, what) }
    return value
  }
}

extension Rect {
  /// Whether the edges differ by at most a hundredth of a point.
  func isNear(_ other: Rect) -> Bool {
    [x0 - other.x0, y0 - other.y0, x1 - other.x1, y1 - other.y1].allSatisfy { $0.magnitude < 0.01 }
  }
}
