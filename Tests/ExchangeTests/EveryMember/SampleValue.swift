// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Geometry
import Interaction
import Members
import System

@testable import Engine

/// A type of which there are values to put in the place of a default.
protocol SampleValue: Equatable, Sendable {
  static var samples: [Self] { get }
  /// For properties that hold one element at most.
  static var shortSamples: [Self] { get }
}

extension SampleValue {
  static var shortSamples: [Self] { [] }
}

extension Member {
  /// Gives a value a member that differs from the one it has.
  ///
  /// - Returns: whether there is a sample of the member's type, and it is there now.
  func setSample(in root: inout Root) -> Bool {
    func set<V: SampleValue>(_ type: V.Type) -> Bool {
      guard let property = property(of: V.self) else { return false }
      let old = property.of(root)
      for sample in V.samples + V.shortSamples where sample != old && isInRange(sample) {
        property.set(sample, in: &root)
        if property.of(root) == sample { return true }
      }
      return false
    }
    guard let type = valueType as? any SampleValue.Type else { return false }
    return set(type)
  }

  /// Whether a value is allowed, if it is a number; any other value is.
  private func isInRange(_ value: Any) -> Bool {
    guard let range, let number = value as? Double ?? (value as? Int).map(Double.init) else {
      return true
    }
    return range.contains(number)
  }
}

extension SampleValue where Self: CaseIterable {
  static var samples: [Self] { Array(allCases) }
}

extension Bool: SampleValue { static let samples = [true, false] }
extension Int: SampleValue { static let samples = [3, 4] }
extension Double: SampleValue { static let samples = [0.5, 2.5] }
extension String: SampleValue { static let samples = ["Sample", "Other"] }
extension UInt8: SampleValue { static let samples: [UInt8] = [7, 8] }
extension Optional: SampleValue where Wrapped: SampleValue {
  static var samples: [Self] { Wrapped.samples.map(Optional.some) }
  static var shortSamples: [Self] { Wrapped.shortSamples.map(Optional.some) }
}
extension Array: SampleValue where Element: SampleValue {
  static var samples: [Self] { [Element.samples] }
  static var shortSamples: [Self] { [Array(Element.samples.prefix(1))] }
}
extension Set: SampleValue where Element: SampleValue {
  static var samples: [Self] { Element.samples.prefix(2).map { [$0] } }
}
extension ExactText: SampleValue { static let samples: [ExactText] = ["Sample", "Other"] }
extension Dictionary: SampleValue where Key: TextKey, Value: SampleValue {
  static var samples: [Self] { Value.samples.map { [Key("key"): $0] } }
}

extension Color: SampleValue {
  /// Numbers that are exact in the single precision of a PDF and in the bytes of XFDF.
  static let samples = [Color(red: 0, green: 1, blue: 1), Color(red: 1, green: 0, blue: 1)]
}
extension Point: SampleValue {
  static let samples = [Point(20, 20.5), Point(60, 30), Point(70, 70)]
}
extension PointList: SampleValue { static let samples = [PointList(Point.samples)] }
extension Size: SampleValue { static let samples = [Size(40, 20)] }
extension Rect: SampleValue { static let samples = [Rect(20.5, 30, 90, 80), Rect(0, 0, 0.5, 1)] }
extension Quad: SampleValue { static let samples = [Quad(Rect(20, 20, 70, 30))] }
extension Timestamp: SampleValue { static let samples = [Timestamp(1_700_000_000)] }
extension LineEnding: SampleValue {
  static let samples = [LineEnding(rawValue: "Circle"), LineEnding(rawValue: "OpenArrow")]
}
extension Action: SampleValue { static let samples = [Action(.uri("https://example.org/"))] }

extension AnnotationType: SampleValue {}
extension AnnotationFlags: SampleValue {
  static let samples: [AnnotationFlags] = [[.print, .noZoom], .hidden]
}
extension FieldFlags: SampleValue { static let samples: [FieldFlags] = [.readOnly, .required] }
extension FormField.Kind: SampleValue {}
extension FormField.Option: SampleValue { static let samples = [FormField.Option("v", "t")] }
extension ButtonSymbol: SampleValue {}
extension Annotation.TextAlignment: SampleValue {}
extension Annotation.Caption.Position: SampleValue {}
extension AuthorRule: SampleValue {}
extension EraserMode: SampleValue {}
extension SelectionShape: SampleValue {}
extension SignatureFieldMode: SampleValue {}
extension NewOutlineItem: SampleValue { static let samples = [NewOutlineItem("child")] }
extension ReviewState: SampleValue { static let samples = [ReviewState("Accepted")] }

extension QuarterTurn: SampleValue {}
extension LayoutMode: SampleValue {}
extension ScrollAxis: SampleValue {}
extension ReadingDirection: SampleValue {}
extension FitMode: SampleValue {}
extension PageTurns: SampleValue { static let samples = [PageTurns([2: .left])] }
extension ClosedRange: SampleValue where Bound == Double {
  static var samples: [ClosedRange<Double>] { [0.5...2] }
}

/// A value all of whose members differ from their defaults.
extension SampleValue where Self: DeclaredValue {
  static var full: Self {
    var full = Self.blank
    for member in Self.members { _ = member.setSample(in: &full) }
    return full
  }
  static var samples: [Self] { [full] }
}

extension Annotation.Border: SampleValue {
  static var samples: [Self] {
    var border = Annotation.Border()
    (border.width, border.style, border.dash, border.cloudiness) = (3, "D", [4, 2], 2)
    return [border]
  }
}
extension Annotation.TextStyle: SampleValue {
  static var samples: [Self] {
    var style = Annotation.TextStyle()
    (style.font, style.size, style.color) = ("Times", 9.5, Color.samples[0])
    return [style]
  }
}
extension Annotation.Border.Style: SampleValue { static let samples: [Self] = ["D", "B"] }
extension Annotation.Border.Effect: SampleValue {}
extension Annotation.Sound.Encoding: SampleValue { static let samples: [Self] = ["Signed"] }
extension Annotation.Leader: SampleValue {}
extension Annotation.Caption: SampleValue {}
extension Annotation.StampWords: SampleValue {}
extension Annotation.Measure: SampleValue {}
extension RedactionQuery: SampleValue {}
extension TextPlace: SampleValue {}
extension Annotation.Picture: SampleValue {
  static var samples: [Self] { Annotation.StampWords.samples.map(Self.words) }
}
extension Annotation.Attachment: SampleValue {
  static var samples: [Self] {
    var file = Annotation.Attachment(name: "n.txt", bytes: [1, 2, 3])
    (file.mimeType, file.description) = ("text/plain", "d")
    return [file]
  }
}
extension Annotation.Sound: SampleValue {
  static var samples: [Self] {
    var sound = Annotation.Sound(rate: 8000, bytes: [1, 2, 3, 4])
    (sound.channels, sound.bitsPerSample, sound.encoding) = (2, 16, "Signed")
    return [sound]
  }
}
