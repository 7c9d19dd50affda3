// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import JSON
import Members

extension Annotation.Leader: DeclaredRecord {
  public static let summary =
    "How a line is drawn beside its ends, which leaders lead to, in points."
  public static let fields = declaredFields
}

extension Annotation.Caption.Position: WireEnum {}

extension Annotation.Caption: DeclaredRecord {
  public static let summary = "The place of text along a line."
  public static let fields = declaredFields
}

extension Annotation.Measure: DeclaredRecord {
  public static let summary = "How lengths on a page become lengths of the real thing."
  public static let fields = declaredFields

  /// A scale without words is told in inches.
  public init(wire node: JSONNode) throws(WireError) {
    self = try Annotation.Measure(fields: node)
    if node[member: "ratio"]?.isNull ?? true {
      ratio = "1 in = \((unitsPerPoint * 72 * 1000).rounded() / 1000) \(unit)"
    }
  }
}

extension Annotation.StampWords: DeclaredRecord {
  public static let fields = declaredFields
}

extension FastScrollSettings: DeclaredRecord {
  public static let summary = "How a tap near a side of the view turns the pages."
  public static let fields = declaredFields
}

extension SmartZoomSettings: DeclaredRecord {
  public static let summary = "How a double tap zooms to what is touched."
  public static let fields = declaredFields
}

extension Annotation.TextAlignment: WireEnum {
  public static let name = "TextAlignment"
}

extension AnnotationStyle: DeclaredRecord {
  public static let name = "Style"
  public static let summary = "How annotations look; as a change, what is not given stays."
  public static let fields = declaredFields
}

extension PartialValue<AnnotationStyle> {
  /// - Throws: what makes no sense.
  func check() throws(WireError) {
    if given.contains("lineEndings"), value.lineEndings.count != 2 {
      throw WireError(path: "lineEndings", message: "Expected two: of the start and of the end.")
    }
  }
}

extension AuthorRule: WireEnum {}

extension Policy: DeclaredRecord {
  public static let summary = """
    What the client lets its user do, beside what the document itself allows. As a change, what is \
    not given stays.
    """
  public static let fields = declaredFields
}

extension EraserMode: WireEnum {}
extension SelectionShape: WireEnum {}

extension ToolOptions: DeclaredRecord {
  public static let summary = """
    How a tool works; each tool heeds the options that concern it. What is not given is as it is at \
    first or, where it is set, stays.
    """
  public static let fields = declaredFields
}

extension PartialValue<ToolOptions> {
  /// Changes options.
  ///
  /// - Throws: what makes no sense.
  func change(_ options: inout ToolOptions) throws(WireError) {
    if given.contains("smartPenMarkup"), !value.smartPenMarkup.isTextMarkup {
      throw WireError(path: "smartPenMarkup", message: "Give a type of text markup.")
    }
    let stamps = StandardStamp.all.map(\.icon)
    if given.contains("stamp"), !stamps.contains(value.stamp) {
      let advice = NearestNames.advice(for: value.stamp, among: stamps)
      throw WireError(
        path: "stamp", message: "Unknown stamp \(value.stamp.prefix(40)): \(advice)")
    }
    let least = (given.contains("minimumSize") ? value.minimumSize : options.minimumSize) ?? 0
    if let size = value.maximumSize, !(size >= least) {
      throw WireError(path: "maximumSize", message: "It is less than minimumSize.")
    }
    if let crop = value.imageCrop {
      guard Rect(0, 0, 1, 1).intersection(crop) == crop, crop.area > 0 else {
        throw WireError(path: "imageCrop", message: "Give shares from 0 to 1, of more than a line.")
      }
    }
    apply(to: &options)
  }
}
