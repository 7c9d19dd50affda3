// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import Members

extension Annotation: LogRecord {}

extension Annotation {
  /// Only the data that identifies the annotation and decides whether it may be changed.
  var reference: Annotation {
    var reference = Annotation(id: id, type: type, pageIndex: pageIndex, rect: Rect(0, 0, 0, 0))
    reference.flags = flags
    return reference
  }
}

extension Annotation.Border: LogRecord {
  public static var blank: Self { .init() }

  public static var members: [Member<Self>] {
    [
      .init("width", \.width), .init("style", \.style), .init("dash", \.dash),
      .init("cloudiness", \.cloudiness),
    ]
  }
}

extension AnnotationType: LogValue {
  public var encoded: JSONTree { .string(rawValue) }

  public init(encoded: JSONTree) throws(EditError) {
    guard let type = AnnotationType(rawValue: try String(encoded: encoded)) else {
      throw .unreadable("It has an unknown type of annotation.")
    }
    self = type
  }
}

extension AnnotationFlags: LogValue {
  public var encoded: JSONTree { rawValue.encoded }
  public init(encoded: JSONTree) throws(EditError) {
    self.init(rawValue: try Int(encoded: encoded))
  }
}

extension LineEnding: LogValue {
  public var encoded: JSONTree { rawValue.encoded }
  public init(encoded: JSONTree) throws(EditError) {
    self.init(rawValue: try String(encoded: encoded))
  }
}

extension PointList: LogValue {
  public var encoded: JSONTree { points.encoded }
  public init(encoded: JSONTree) throws(EditError) {
    self.init(try [Point](encoded: encoded))
  }
}

extension Timestamp: LogValue {
  public var encoded: JSONTree { seconds.encoded }
  public init(encoded: JSONTree) throws(EditError) { self.init(try Int64(encoded: encoded)) }
}
