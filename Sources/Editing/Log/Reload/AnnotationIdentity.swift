// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import System

/// What tells an annotation without a name from others. Its id comes from its object number, which may
/// belong to another annotation in another version of the file.
struct AnnotationIdentity: Hashable, Sendable {
  var type: AnnotationType
  /// In page space.
  var rect: Rect
  /// The checksum of its text and author. A popup has those of the annotation whose text it shows.
  var text: String

  /// The identity of an annotation of a document; `nil` if there is none.
  init?(of reference: AnnotationReference, in document: Document) throws(EngineError) {
    let page: Page
    if let index = reference.pageIndex {
      guard (0..<(try document.pageCount)).contains(index) else { return nil }
      page = try document.page(index)
    } else {
      guard try document.hasAnnotation(reference.id) else { return nil }
      page = try document.pageOfAnnotation(reference.id)
    }
    guard let annotation = try page.annotation(reference.id) else { return nil }
    (type, rect) = (annotation.type, annotation.rect)
    let speaker = try annotation.parent.flatMap { id throws(EngineError) in
      try page.annotation(id)
    }
    text = AnnotationIdentity.checksum(of: speaker ?? annotation)
  }

  private static func checksum(of annotation: Annotation) -> String {
    var checksum = Checksum((annotation.contents ?? "").utf8)
    checksum.add([0])
    checksum.add((annotation.author ?? "").utf8)
    return checksum.hexadecimal
  }

  /// Whether both are the same annotation, as far as can be told.
  func matches(_ other: AnnotationIdentity) -> Bool {
    type == other.type && text == other.text && AnnotationIdentity.areSame(rect, other.rect)
  }

  /// Whether two rectangles are the same but for rounding: files hold numbers in single precision.
  static func areSame(_ a: Rect, _ b: Rect) -> Bool {
    max(abs(a.x0 - b.x0), abs(a.y0 - b.y0), abs(a.x1 - b.x1), abs(a.y1 - b.y1)) < 0.01
  }
}

/// The nameless annotations that an edit refers to, by id.
typealias LoggedIdentities = [String: AnnotationIdentity]

extension LoggedIdentities {
  init(of edit: any Edit, in document: Document) {
    var reading = IdentityReading(of: edit)
    while !reading.isOver { reading.advance(in: document) }
    self = reading.identities
  }

  /// Checks that a document has the annotations that an edit refers to.
  ///
  /// - Throws: an error if one is missing or may be another one.
  func check(_ edit: any Edit, in document: Document) throws(EditError) {
    for reference in AnnotationReference.nameless(of: edit) {
      let found = try engine { () throws(EngineError) in
        try AnnotationIdentity(of: reference, in: document)
      }
      guard let found, let known = self[reference.id], known.matches(found) else {
        throw .unsure("An annotation has no name, and another one may be in its place.")
      }
    }
  }
}

/// Reads the identities of nameless annotations, some at a time. They are those that an edit refers to.
struct IdentityReading {
  private var unread: ArraySlice<AnnotationReference>
  private(set) var identities: LoggedIdentities = [:]
  private static let atOnce = 50

  init(of edit: any Edit) { unread = AnnotationReference.nameless(of: edit)[...] }

  var isOver: Bool { unread.isEmpty }
  /// Whether one step reads all of them.
  var isShort: Bool { unread.count <= IdentityReading.atOnce }

  /// Reads some of the identities. An annotation that cannot be read has none, so that the edit only
  /// applies to the file as it is.
  mutating func advance(in document: Document) {
    for reference in unread.prefix(IdentityReading.atOnce) {
      identities[reference.id] = try? AnnotationIdentity(of: reference, in: document)
    }
    unread = unread.dropFirst(IdentityReading.atOnce)
  }
}

extension AnnotationIdentity: LogObject {
  static let logged = LogMembers<Self>(
    .required("type", \.type), .required("rect", \.rect), .required("text", \.text),
    make: Self.init(type:rect:text:))

  private init(type: AnnotationType, rect: Rect, text: String) {
    (self.type, self.rect, self.text) = (type, rect, text)
  }
}
