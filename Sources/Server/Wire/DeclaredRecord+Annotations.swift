// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import JSON
import Members
import Tools

extension Annotation.Border.Effect: WireEnum {
  public static let name = "BorderEffect"
}

extension Annotation.Border: DeclaredRecord {
  public static let summary = "The line around or along an annotation."
  public static let fields = declaredFields

  /// A dashed border without `dash` gets dashes of 3 points.
  public init(wire node: JSONNode) throws(WireError) {
    self = try Annotation.Border(fields: node)
    if style == "D", dash.isEmpty { dash = [3] }
    guard dash.allSatisfy({ $0 >= 0 && $0 <= 1000 }), dash.max() ?? 1 > 0 else {
      throw WireError(path: "dash", message: "Lengths must be between 0 and 1000, and not all 0.")
    }
  }
}

extension Annotation.TextStyle: DeclaredRecord {
  public static let name = "Font"
  public static let summary = "The font of a text."
  public static let fields = declaredFields
}

extension Annotation.Attachment: DeclaredRecord {
  public static let summary = "An embedded file."
  public static let fields =
    declaredFields + [.optional("data", \.newData, "The contents; only for a new file.")]

  private var newData: Base64? {
    get { nil }
    set {
      bytes = newValue?.bytes
      size = bytes?.count
    }
  }
}

extension Annotation.Sound: DeclaredRecord {
  public static let fields =
    declaredFields + [.optional("data", \.newData, "The samples, in base64; only for a new sound.")]

  private var newData: Base64? {
    get { nil }
    set { bytes = newValue?.bytes }
  }
}

extension Annotation.Leader: DeclaredRecord {
  public static let summary =
    "The offset of a line from its endpoints, and its leaders. Lengths are in points."
  public static let fields = declaredFields
}

extension Annotation.Caption.Position: WireEnum {}

extension Annotation.Caption: DeclaredRecord {
  public static let summary = "The position of text along a line."
  public static let fields = declaredFields
}

extension Annotation.Measure: DeclaredRecord {
  public static let summary = "The conversion of lengths on a page to real lengths."
  public static let fields = declaredFields

  /// A scale without a `ratio` gets one in inches.
  public init(wire node: JSONNode) throws(WireError) {
    self = try Annotation.Measure(fields: node)
    if node[member: "ratio"]?.isNull ?? true {
      ratio = "1 in = \((unitsPerPoint * 72 * 1000).rounded() / 1000) \(unit)"
    }
  }
}

extension RedactionQuery: DeclaredRecord {
  public static let summary = "A search for text to redact."
  public static let fields = declaredFields
}

extension Annotation.StampWords: DeclaredRecord {
  public static let fields = declaredFields
}

extension FastScrollSettings: DeclaredRecord {
  public static let summary = "How a tap near an edge of the view turns pages."
  public static let fields = fieldsWithDefaults
}

extension SmartZoomSettings: DeclaredRecord {
  public static let summary = "How a double tap zooms to the tapped object."
  public static let fields = fieldsWithDefaults
}

extension Annotation.TextAlignment: WireEnum {
}

extension AnnotationStyle: DeclaredRecord {
  public static let name = "Style"
  public static let summary =
    "The style of annotations. As a change, members that are not given stay."
  public static let fields = declaredFields
}

extension PartialValue<AnnotationStyle> {
  /// - Throws: an error for an invalid value.
  func check() throws(WireError) {
    if given.contains("lineEndings"), value.lineEndings.count != 2 {
      throw WireError(
        path: "lineEndings", message: "Expected two endings: those of the start and the end.")
    }
  }
}

extension AuthorRule: WireEnum {}

extension Policy: DeclaredRecord {
  public static let summary = """
    The client's limits on the user's changes, besides the document's. As a change, members that \
    are not given stay.
    """
  public static let fields = fieldsWithDefaults
}

extension EraserMode: WireEnum {}
extension SelectionShape: WireEnum {}

extension ToolOptions: DeclaredRecord {
  public static let summary = """
    The options of a tool, which uses those that concern it. Members that are not given have their \
    defaults or, as a change, stay.
    """
  public static let fields = fieldsWithDefaults
}

extension PartialValue<ToolOptions> {
  /// Applies the given options.
  ///
  /// - Throws: an error for an invalid value.
  func change(_ options: inout ToolOptions) throws(WireError) {
    if given.contains("smartPenMarkup"), !value.smartPenMarkup.isTextMarkup {
      throw WireError(path: "smartPenMarkup", message: "Give a type of text markup.")
    }
    let stamps = StandardStamp.all.map(\.icon)
    if given.contains("stamp"), !stamps.contains(value.stamp) {
      let advice = NearestNames.advice(for: value.stamp, among: stamps)
      throw WireError(path: "stamp", message: "Unknown stamp \(value.stamp.prefix(40)): \(advice)")
    }
    if given.contains("dateFormat"), let fault = DatePattern(value.dateFormat).fault {
      throw WireError(path: "dateFormat", message: fault)
    }
    let least = (given.contains("minimumSize") ? value.minimumSize : options.minimumSize) ?? 0
    if let size = value.maximumSize, !(size >= least) {
      throw WireError(path: "maximumSize", message: "maximumSize is less than minimumSize.")
    }
    if let crop = value.imageCrop {
      guard Rect(0, 0, 1, 1).intersection(crop) == crop, crop.area > 0 else {
        throw WireError(
          path: "imageCrop", message: "Give fractions from 0 to 1 that enclose an area.")
      }
    }
    apply(to: &options)
  }
}
