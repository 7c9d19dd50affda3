// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

extension Annotation: LogRecord {
  static var blank: Annotation {
    Annotation(id: "", type: .unknown, pageIndex: 0, rect: Rect(0, 0, 0, 0))
  }

  /// All that there is of an annotation, under the names of its properties.
  static var members: [LogMember<Annotation>] {
    [
      .init("id", \.id, isRequired: true), .init("type", \.type, isRequired: true),
      .init("pageIndex", \.pageIndex, isRequired: true), .init("rect", \.rect),
      .init("flags", \.flags), .init("contents", \.contents), .init("author", \.author),
      .init("subject", \.subject), .init("created", \.created), .init("modified", \.modified),
      .init("color", \.color), .init("interiorColor", \.interiorColor),
      .init("opacity", \.opacity), .init("border", \.border), .init("quads", \.quads),
      .init("strokes", \.strokes), .init("vertices", \.vertices), .init("line", \.line),
      .init("lineEndings", \.lineEndings), .init("leader", \.leader),
      .init("caption", \.caption), .init("icon", \.icon),
      .init("isOpen", \.isOpen),
      .init("action", \.action), .init("replyTo", \.replyTo), .init("isGrouped", \.isGrouped),
      .init("state", \.state), .init("parent", \.parent), .init("popup", \.popup),
      .init("text", \.text), .init("richText", \.richText), .init("callout", \.callout),
      .init("textBox", \.textBox),
      .init("rotation", \.rotation), .init("uprightSize", \.uprightSize),
      .init("overlayText", \.overlayText), .init("picture", \.picture),
      .init("attachment", \.attachment), .init("sound", \.sound), .init("measure", \.measure),
      .init("intent", \.intent), .init("pressures", \.pressures),
      .init("multiplies", \.multiplies), .init("customData", \.customData),
      .init("hasAppearance", \.hasAppearance),
    ]
  }

  /// What finds the annotation again and says whether it may be changed.
  var reference: Annotation {
    var reference = Annotation(id: id, type: type, pageIndex: pageIndex, rect: Rect(0, 0, 0, 0))
    reference.flags = flags
    return reference
  }
}

extension Annotation.Border: LogRecord {
  static var blank: Self { .init() }

  static var members: [LogMember<Self>] {
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
      throw .unreadable("It has a type of annotation that is not known.")
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
