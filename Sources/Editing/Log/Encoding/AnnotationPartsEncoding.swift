// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

extension Annotation.TextStyle: LogRecord {
  static var blank: Self { .init() }

  static var members: [LogMember<Self>] {
    [
      .init("font", \.font), .init("size", \.size), .init("color", \.color),
      .init("alignment", \.alignment),
    ]
  }
}

extension Annotation.Leader: LogRecord {
  static var blank: Self { .init(length: 0) }

  static var members: [LogMember<Self>] {
    [.init("length", \.length), .init("overshoot", \.overshoot), .init("offset", \.offset)]
  }
}

extension Annotation.Caption: LogRecord {
  static var blank: Self { .init() }

  static var members: [LogMember<Self>] {
    [.init("position", \.position), .init("offset", \.offset)]
  }
}

extension ReviewState: LogRecord {
  static var blank: Self { .init("") }

  static var members: [LogMember<Self>] {
    [.init("name", \.name), .init("model", \.model)]
  }
}

extension Annotation.StampWords: LogRecord {
  static var blank: Self { .init("") }

  static var members: [LogMember<Self>] {
    [
      .init("text", \.text), .init("secondLine", \.secondLine), .init("pointsLeft", \.pointsLeft),
      .init("pointsRight", \.pointsRight),
    ]
  }
}

extension Annotation.Attachment: LogRecord {
  static var blank: Self { .init(name: "") }

  static var members: [LogMember<Self>] {
    [
      .init("name", \.name), .init("mimeType", \.mimeType), .init("description", \.description),
      .init("bytes", \.bytes), .init("size", \.size),
    ]
  }
}

extension Annotation.Sound: LogRecord {
  static var blank: Self { .init(rate: 0) }

  static var members: [LogMember<Self>] {
    [
      .init("rate", \.rate), .init("channels", \.channels),
      .init("bitsPerSample", \.bitsPerSample), .init("encoding", \.encoding),
      .init("bytes", \.bytes),
    ]
  }
}

extension Annotation.Measure: LogRecord {
  static var blank: Self { .init(unitsPerPoint: 1, unit: "", ratio: "") }

  static var members: [LogMember<Self>] {
    [
      .init("unitsPerPoint", \.unitsPerPoint), .init("unit", \.unit),
      .init("precision", \.precision), .init("ratio", \.ratio),
      .init("showsCaption", \.showsCaption),
    ]
  }
}

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
