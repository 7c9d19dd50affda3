// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import Members

extension Annotation: LogRecord {}

extension Annotation {
  /// A reduced copy that refers to the annotation. It only has the data that identifies the annotation
  /// and decides whether it may be changed.
  var reference: Annotation {
    var reference = Annotation(id: id, type: type, pageIndex: pageIndex, rect: Rect(0, 0, 0, 0))
    reference.flags = flags
    return reference
  }
}

extension Annotation.Border: LogRecord {}
extension Annotation.Border.Style: LogName {}

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

extension LineEnding: LogName {}

extension PointList: LogValue {
  public var encoded: JSONTree { points.encoded }
  public init(encoded: JSONTree) throws(EditError) { self.init(try [Point](encoded: encoded)) }
}

extension Timestamp: LogValue {
  public var encoded: JSONTree { seconds.encoded }
  public init(encoded: JSONTree) throws(EditError) { self.init(try Int64(encoded: encoded)) }
}

extension Annotation.TextStyle: LogRecord {}

extension Annotation.Leader: LogRecord {}

extension Annotation.Caption: LogRecord {}

extension ReviewState: LogRecord {
  public static var blank: Self { .init("") }

  public static var members: [Member<Self>] { [.init("name", \.name), .init("model", \.model)] }
}

extension Annotation.StampWords: LogRecord {}

extension Annotation.Attachment: LogRecord {}

extension Annotation.Sound: LogRecord {}
extension Annotation.Sound.Encoding: LogName {}

extension Annotation.Measure: LogRecord {}

extension RedactionQuery: LogRecord {}
extension TextPlace: LogName {}

extension Annotation.Picture: LogValue {
  public var encoded: JSONTree {
    switch self {
    case .image(let bytes): ["image": bytes.encoded]
    case .words(let words): ["words": words.encoded]
    case .mark(let mark): ["mark": mark.encoded]
    case .strokes(let strokes): ["strokes": strokes.encoded]
    }
  }

  public init(encoded: JSONTree) throws(EditError) {
    if let bytes: [UInt8] = try encoded.decodeIfPresent("image") {
      self = .image(bytes)
    } else if let words: Annotation.StampWords = try encoded.decodeIfPresent("words") {
      self = .words(words)
    } else if let mark: Annotation.Mark = try encoded.decodeIfPresent("mark") {
      self = .mark(mark)
    } else {
      self = .strokes(try encoded.decode("strokes"))
    }
  }
}

extension Annotation.TextAlignment: LogName {}
extension Annotation.Mark: LogName {}
extension Annotation.Caption.Position: LogName {}
