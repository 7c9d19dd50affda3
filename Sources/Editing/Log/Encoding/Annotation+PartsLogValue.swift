// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import Members

extension Annotation.TextStyle: LogRecord {
  public static var blank: Self { .init() }

  public static var members: [Member<Self>] {
    [
      .init("font", \.font), .init("size", \.size), .init("color", \.color),
      .init("alignment", \.alignment),
    ]
  }
}

extension Annotation.Leader: LogRecord {}

extension Annotation.Caption: LogRecord {}

extension ReviewState: LogRecord {
  public static var blank: Self { .init("") }

  public static var members: [Member<Self>] {
    [.init("name", \.name), .init("model", \.model)]
  }
}

extension Annotation.StampWords: LogRecord {}

extension Annotation.Attachment: LogRecord {
  public static var blank: Self { .init(name: "") }

  public static var members: [Member<Self>] {
    [
      .init("name", \.name), .init("mimeType", \.mimeType), .init("description", \.description),
      .init("bytes", \.bytes), .init("size", \.size),
    ]
  }
}

extension Annotation.Sound: LogRecord {
  public static var blank: Self { .init(rate: 0) }

  public static var members: [Member<Self>] {
    [
      .init("rate", \.rate), .init("channels", \.channels),
      .init("bitsPerSample", \.bitsPerSample), .init("encoding", \.encoding),
      .init("bytes", \.bytes),
    ]
  }
}

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
